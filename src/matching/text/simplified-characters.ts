const traditional =
  '顏質長寬電壓紅藍綠黃銀鋼鐵鋁銅絲紙數裝個雙張條號淨體積規適無線帶蓋膠鏽銹鈦兩錢應產製認證風類與為濕純粵滌綸纖維燈頭邊間釐龍機';
const simplified =
  '颜质长宽电压红蓝绿黄银钢铁铝铜丝纸数装个双张条号净体积规适无线带盖胶锈锈钛两钱应产制认证风类与为湿纯粤涤纶纤维灯头边间厘龙机';

/**
 * Traditional characters that listings use in names and values, with their simplified form. It stands apart from the ontology:
 * whoever only folds a text loads no rows.
 */
export const simplifiedCharacters: Readonly<Record<string, string>> = Object.fromEntries(
  [...traditional].map((character, at) => [character, simplified.charAt(at)]),
);
