import type { ListingLines } from '../market-listing.ts';

/** Protective wear and the electrics of a house. */
export const goodsOfSafetyAndHome: ListingLines = {
  'work gloves': `
Cut Resistant Work Gloves {ansi=5:ANSI A5}, {coat=pu:PU Coated} Palm, {touch:Touchscreen}, {size=L:Large}, {pairs=3:3 Pairs} | Material: {mat=hppe:HPPE}; EN388: 4X43D; Color: Gray | Safety > Gloves
Mechanics gloves synthetic leather impact | size: {size=XL:XL}; touch: {touch:yes}; palm: {mat=synthetic:synthetic leather}; TPR knuckle: yes; closure: velcro | Workwear
{coat=nitrile:Nitrile} dipped garden/work gloves {pairs=12:12 pairs} bulk | liner: {mat=polyester:13g polyester}; sizes: {size=S+M+L+XL:S, M, L, XL}; EN 388: 4121X | PPE
Welding gloves 16 inch cowhide split | mat: {mat=cowhide:cow split leather}; heat: {heat=500:932°F (500 °C)}; length: {len=40.6:16"}; lining: cotton; stitching: kevlar | Welding
Assembly glove | | | Thin seamless glove of {mat=nylon:nylon} with {coat=pu:polyurethane} on the fingertips. Sizes {size=M+L:8 (M) and 9 (L)}. Certified to EN 388. {touch=no:Not for touchscreens}. Sold by {pairs=10:ten pairs}.
Latex coated grip builders gloves orange/black | coating: {coat=latex:crinkle latex}; Size: {size=L:9/L}; cuff: knit; pack: {pairs=6:6 prs} | Construction
Winter thermal work gloves {waterproof:waterproof} double latex | temp: -30 °C; size: {size=XL:10/XL}; coat: {coat=latex:double latex}; touch screen: {touch=no:no}; lining: acrylic fleece |
Level F cut glove | cut: {ansi=9:ANSI A9} / EN388 F; mat.: {mat=hppe:HPPE + steel wire}; coat.: {coat=nitrile:sandy nitrile}; size: {size=M:M} | Hand Protection
Goatskin driver gloves keystone thumb unlined | material: {mat=goat:Goatskin leather}; pairs: {pairs=1:1}; sizes: {size=M+L+XL:M/L/XL} | Gloves
Work Gloves for Men Women Grip Construction Gardening Warehouse Breathable {touch:Touch Screen} | |
劳保手套{coat=nitrile:丁腈}浸胶耐磨防滑工作手套 {pairs=12:12双}装 批发 | 材质: {mat=nylon:尼龙}; 尺码: {size=M+L:M L}; 颜色: 灰色 | 劳保用品 > 手套
5级防割手套 {mat=hppe:HPPE} {coat=pu:PU涂层} 厨房杀鱼 玻璃厂 | 尺码: {size=L:L}; 触屏: {touch:支持} |
电焊手套 {mat=cowhide:牛皮} 耐高温 隔热 加长款 | 耐温: {heat=300:300℃}; 长度: {len=35:35cm}; 数量: {pairs=1:1双} | 焊工防护
{mat=cotton:棉纱}线手套 白色 600克 | 规格: {size=free:均码}; 数量: {pairs=60:60双} | 劳保`,
  'safety shoes': `
{gender=men:Men's} {toe=steel:Steel Toe} Work Boots {wp:Waterproof} {puncture:Puncture Proof} Slip Resistant, Brown | Size: US 10; Shaft: {cut=mid:6 inch}; Upper: full grain leather; Standard: ASTM F2413 | Safety > Footwear
Safety trainer {class=S1P:S1P} SRC, {toe=composite:composite toe cap}, metal free | upper: mesh; sizes: {lo=36:36}-{hi=47:47}; midsole: {puncture:anti-penetration textile}; ESD: {esd:yes} | Work Shoes
Safety boot {class=S3:S3} {cut=high:high cut} | Toe: {toe=steel:steel 200 J}; EU sizes: {lo=39:39} to {hi=48:48}; waterproof: {wp=no:water repellent only}; wt: 680 g | Safety Shoes
{gender=women:Women's} composite toe sneakers lightweight safety | cap: {toe=composite:Composite}; colour: pink/grey; sole: rubber EVA; esd: {esd=no:no}; US size: 6-10; puncture: {puncture:Kevlar} | Work & Safety
Chef clogs kitchen work shoes oil-proof | | | Slip-on shoe for kitchens, {class=SB:SB}, with {toe=steel:a steel cap}, {wp:waterproof EVA upper}, sizes {lo=35:35} to {hi=46:46}.
Dealer boots elastic sided safety {class=S1P:S1-P} tan | toe: {toe=steel:Steel}; midsole: {puncture:steel midsole}; size: UK 6-12; cut: {cut=mid:ankle} |
Indestructible Shoes {toe=steel:Steel Toe} Breathable {puncture:Puncture-Resistant} Lightweight Sneakers Industrial Construction | gender: {gender=unisex:Unisex}; Size: EU {lo=36:36}-{hi=48:48} | Shoes
ESD safety shoe {class=S2:S2} white microfibre for cleanroom, food | toecap: {toe=composite:plastic/composite}; {esd:ESD}: EN 61340; penetration resistant: {puncture=no:no}; sizes: {lo=35:35}–{hi=47:47} | PPE
Winter safety boots fur lined S3 CI | class: {class=S3:S3 CI SRC}; toe: {toe=composite:Composite}; {wp:Waterproof membrane}: yes; puncture: {puncture:yes} | Footwear
Work Boots for Men Safety Toe Slip Resistant Comfortable Leather Construction Shoes | |
劳保鞋{gender=men:男}防砸防刺穿透气轻便{toe=steel:钢包头}工地安全鞋 四季 | 防刺穿: {puncture:凯夫拉中底}; 尺码: {lo=38:38}-{hi=46:46}; 帮高: {cut=low:低帮} | 劳保用品 > 安全鞋
{toe=composite:塑钢头}安检鞋 绝缘6KV 电工鞋 | 尺码: {lo=35:35}-{hi=45:45}; 防刺穿: {puncture=no:否}; 适用性别: {gender=unisex:男女通用} |
{wp:防水}安全雨靴 PVC {toe=steel:钢头} {puncture:钢底} | 筒高: {cut=high:高筒38cm}; 码数: {lo=39:39}-{hi=45:45} | 雨鞋
{esd:防静电}劳保鞋 白色 食品厂 无尘车间 | 鞋头: {toe=steel:钢包头}; 尺码: {lo=34:34}-{hi=46:46}; 标准: {class=S2:S2} | 鞋`,
  'hi-vis vest': `
High Visibility Safety Vest {class=2:Class 2} with {pockets=9:9 Pockets} and {zip:Zipper}, {colour=yellow:Neon Yellow} | Sizes: {size=S+M+L+XL:S-XL}; Standard: ANSI/ISEA 107; Material: mesh polyester | Safety > Apparel
Hi vis waistcoat EN ISO 20471 {class=2:class 2} {colour=orange:orange} | closure: {zip=no:velcro}; pockets: {pockets=0:none}; sizes: {size=M+L+XL+XXL:M, L, XL, XXL} | Workwear
Surveyor vest {class=2:ANSI Class 2} {colour=orange:Orange} | Pockets: {pockets=10:10}; Closure: {zip:zip front}; mic tabs: yes; size: {size=XL:XL}; fabric: solid poly 120 gsm |
Kids hi-viz vest school {colour=yellow:yellow} | age: 3-6; closure: {zip=no:hook and loop}; logo: yes; EN 1150: yes | Kids
LED reflective running vest USB | | | Elastic vest with light fibres, {colour=green:green}, for running at night. {zip=no:Buckles}, one size. Without EN 20471.
Class 3 jacket-style vest with sleeves | class: {class=3:3}; colour: lime; zip: {zip:YKK}; pocket: {pockets=4:4}; size: {size=L:L} | Safety Vests
Budget reflective vest 10 pack {count=10:10} {colour=yellow:fluo yellow} warning vest car roadside | gsm: 60; class: {class=2:EN20471 Cl. 2}; sizes: {size=XL:one size XL} | Car Accessories
{colour=pink:Pink} hi vis executive vest ladies | zip: {zip:Yes}; ID pocket: {pockets=2:1 + 1}; size: {size=S+M+L:S M L}; EN ISO 20471: {class=no:not certified} | Ladies Workwear
Incident commander vest {colour=blue:Royal Blue} | Pockets: {pockets=5:5}; Closure: {zip:zip}; class: {class=no:non-ANSI} | Public Safety
Safety Vest Reflective with Pockets and {zip:Zipper} High Visibility Construction Work Men Women | |
反光背心 施工安全马甲 环卫交通骑行 {colour=yellow:荧光黄} 印字定制 | 口袋: {pockets=4:4个}; 闭合: {zip:拉链}; 尺码: {size=L+XL:L XL}; 等级: {class=2:2级} | 劳保用品 > 反光衣
{colour=orange:橘色}反光马甲 网布 透气 批发 | 闭合方式: {zip=no:魔术贴}; 口袋数: {pockets=0:无口袋}; 规格: {size=free:均码} |
多口袋反光背心 {colour=blue:蓝色} 工程监理 {pockets=6:六口袋} | 闭合: {zip:拉链}; 标准: EN ISO 20471 {class=2:Class 2} | 工作服
反光衣 {colour=green:荧光绿} 布面 {zip:拉链}款 厂家 | 克重: 120g; 口袋: {pockets=2:双口袋} | 反光`,
  'extension cord': `
{len=15.2:50 ft} {outdoor:Outdoor} Extension Cord {awg=12:12/3} SJTW {light:Lighted End} Yellow 15A | Amperage: {amp=15:15 A}; Outlets: {out=1:1}; Plug: {plug=us:NEMA 5-15P}; UL listed: yes | Electrical > Extension Cords
Extension lead {len=5:5m} 4 gang UK plug {amp=13:13A} | sockets: {out=4:4}; plug: {plug=uk:BS 1363}; cable: {mm2=1.25:3 x 1.25 mm²}; outdoor: {outdoor=no:indoor use}; surge: no | Electricals
Verlängerungskabel rubber cable H07RN-F {mm2=2.5:3G2.5} {len=25:25 m} IP44 | Plug: {plug=eu:Schuko}; use: {outdoor:outdoor, construction site}; current: {amp=16:16 A}; colour: black | Cables
Indoor extension cord 6 feet, 3 outlets, white, flat plug | gauge: {awg=16:16 AWG}; length: {len=1.83:6'}; rating: {amp=13:13 A} 1625 W; outlets: {out=3:3}; plug: {plug=us:US}; outdoor: {outdoor=no:No} |
Heavy duty power cord | | | A cord of {len=30.5:100 feet} in {awg=10:10 gauge} for {amp=15:15 amps}, {outdoor:weatherproof}, with {light:a lighted plug} and {out=3:three outlets}.
Extension cable 10 m orange garden mower | L: {len=10:10m}; CSA: {mm2=1.5:1.5 mm2}; IP: 44; plug: {plug=eu:EU}; use: {outdoor:outdoor}; out: {out=1:1} | Garden Power
Retractable cord reel {len=9.1:30 ft} ceiling mount | Gauge: {awg=14:14}; outlets: {out=3:Triple tap}; amps: {amp=13:13}; plug: {plug=us:5-15P} | Garage
Caravan hook-up lead {len=25:25m} {amp=16:16A} blue CEE | conductor: {mm2=2.5:2.5mm²}; type: arctic {outdoor:outdoor}; plug: {plug=cee:CEE 3-pin} | Camping
Generator extension cord {awg=10:10 AWG} L14-30 | Length: {len=7.6:25 FT}; Amps: {amp=30:30A}; Watts: 7500; Plug: {plug=nema:L14-30P} | RV
Extension Cord Power Cable Heavy Duty Waterproof for {outdoor:Garden} Christmas Lights Lawn Mower | |
户外电源延长线 {len=20:20米} 防水插头线 {mm2=2.5:3*2.5平方} 国标纯铜 厂家 | 额定电流: {amp=16:16A}; 适用: {outdoor:户外防水}; 插孔: {out=1:单插} | 电工 > 延长线
电源延长线 一拖{out=3:三} 家用 {len=3:3米} | 线径: {mm2=1.5:1.5平方}; 电流: {amp=10:10A}; 使用环境: {outdoor=no:室内} |
{plug=eu:欧标}延长线 德式 跨境 橡胶线 {len=10:10m} | 截面: {mm2=1.5:3G1.5mm²}; 场景: {outdoor:户外IP44} | 电源线
电动车充电延长线 {len=15:15米} | 平方: {mm2=2.5:2.5}; 插头: {amp=16:16A}三脚; 室外可用: {outdoor:是} | 线缆`,
  'ceiling fan': `
{span=132:52 Inch} Ceiling Fan with {light:Light} and {remote:Remote}, {dc:DC Motor}, {blades=5:5 Blades}, {colour=black:Matte Black} | Speeds: {speeds=6:6}; Airflow: 5200 CFM; Mount: downrod | Lighting > Ceiling Fans
Low profile flush mount fan {span=76:30"} | blades: {blades=3:3}; lamp: {light:LED 24W dimmable}; control: {remote:remote}, app; motor: {dc=no:AC}; noise: 35 dB | Home
Industrial ceiling fan 56 in | Sweep: {span=142:1400 mm}; blades: {blades=3:3}; W: 75; light: {light=no:none}; control: {remote=no:wall regulator}; colour: {colour=white:white} | Fans
HVLS fan big | | | Warehouse fan with {blades=6:six aluminium blades}, {span=488:16 feet} across, {dc:permanent-magnet DC motor}. {light=no:Has no light}.
Ceiling fan energy saving BLDC | span: {span=120:1200 mm}; motor: {dc:BLDC 28 W}; remote: {remote:yes}; colour: {colour=brown:brown}; speed: {speeds=5:5}; light: {light=no:No} | Electricals
Wooden blade ceiling fan no light {light=no:without light kit} outdoor {wet:wet rated} | diameter: {span=152:60"}; blades: {blades=3:3} solid wood; RC: {remote:incl.}; motor: {dc:DC} | Outdoor
Crystal chandelier fan retractable blades | size: {span=107:42 inch}; blades: {blades=4:4 retractable}; light: {light:36W LED, 3 colours}; remote: {remote:Y}; finish: {colour=gold:gold} | Lights
Ceiling Fan Hugger {span=112:44 In.} {colour=white:White} with {light:LED Light}, pull chain | control: {remote=no:pull chain, no remote}; blades: {blades=5:5} reversible; motor: {dc=no:AC 153 mm} |
Ceiling Fans with {light:Lights} and {remote:Remote} Modern Quiet Reversible Bedroom Living Room Dimmable | |
{light:带灯}吊扇 餐厅客厅家用 隐形风扇灯 {remote:遥控}变频 {span=107:42寸} | 叶片数: {blades=4:4}; 电机: {dc:直流变频}; 颜色: {colour=white:白色}; 档位: {speeds=6:6档} | 灯饰 > 风扇灯
工业大吊扇 {light=no:无灯} 铁叶 {span=140:1400mm} 厂家 | 叶数: {blades=3:3叶}; 控制: {remote=no:调速器}; 电机: {dc=no:交流铜线} |
实木叶吊扇 {span=132:52英寸} 北欧 {light=no:不带灯} | 控制方式: {remote:遥控}; 叶片: {blades=5:5片}; 马达: {dc:DC直流} | 风扇
卧室小吊扇 {span=50:50cm} {light:LED灯} | 遥控: {remote:有}; 颜色: {colour=black:黑}; 电机: {dc=no:AC} | 灯具`,
  'air purifier': `
Air Purifier for Large Room {area=186:2000 Ft²}, {hepa=13:H13 True HEPA}, {noise=24:24 dB} Sleep Mode, {wifi:WiFi} App | CADR: {cadr=400:400 m³/h}; Filter: 3-stage; Timer: yes; Power: 55 W | Home > Air Purifiers
Desktop air cleaner small room USB | Area: {area=15:15 m²}; CADR: {cadr=60:60 m3/h}; Noise: {noise=30:30}-50 dB; HEPA: {hepa=11:H11}; Smart: {wifi=no:no} | Appliances
Luftreiniger P600 | CADR (PM2.5): {cadr=600:600 m³/h}; room size: {area=72:up to 72 sqm}; min. noise: {noise=20:20 dB(A)}; max noise: 62; filter: {hepa=13:HEPA H13} + carbon; WLAN: {wifi:yes} | Air
Smoke eater | | | Removes smoke and pet hair from rooms up to {area=40:40 square metres}. {hepa=13:H13 filter}, {cadr=255:150 CFM (255 m³/h)}. {wifi=no:Without app}. Washable pre-filter; filter change light.
Ionizer air purifier filterless plug-in | area: {area=10:10 sqm}; HEPA: {hepa=0:none}; noise: {noise=10:10 dB} | Household
Smart air purifier tower with PM2.5 display, Alexa | CADR: {cadr=330:194 cfm}; wifi: {wifi:2.4 GHz}; coverage: {area=100:1,076 sq ft}; dB: {noise=25:25}; hepa: {hepa=14:H14 medical grade} |
HEPA purifier for car and desk 12V | cadr: {cadr=15:15}; filter: {hepa=12:H12}; noise: {noise=45:45 dB}; wifi: {wifi=no:No} | Car
Commercial air purifier | CADR: {cadr=1200:1200 m3/h}; Area: {area=150:150 m2}; Filter: {hepa=14:H14}; noise: {noise=35:35}-66 dB(A); weight: 28 kg; WiFi: {wifi=no:no} | Office
Bedroom Air Purifier {hepa=13:H13} {area=50:540 sq ft} Quiet {noise=22:22dB} Night Light Aromatherapy | wifi: {wifi=no:N} |
Air Purifiers for Home Bedroom Pets Hair Allergies Dust Odor Smoke Remover Quiet | |
空气净化器家用除甲醛二手烟除异味{noise=28:静音28dB} 办公室卧室 | CADR值: {cadr=450:450m³/h}; 适用面积: {area=54:32-54㎡}; 滤网: {hepa=13:H13级HEPA}; 智能: {wifi:WiFi APP控制} | 生活电器 > 空气净化器
桌面空气净化器 小型 USB 负离子 | 适用面积: {area=12:12平米}; 噪音: {noise=35:35分贝}; 滤芯等级: {hepa=11:H11}; 联网: {wifi=no:不支持} |
商用新风空气净化机 大面积 {area=120:120平方} | 颗粒物CADR: {cadr=900:900立方/时}; 过滤: {hepa=13:HEPA13}; 噪声: {noise=65:≤65dB} | 净化设备
宠物空气净化器 吸毛 除臭 | CADR: {cadr=300:300立方米每小时}; 手机控制: {wifi:支持}; 噪音值: {noise=33:33dB} | 宠物电器`,
};
