const blank = (part: string): string => part.replace(/[^\n]/gu, ' ');

/** A number that is followed by a thing, and where an order begins: "we need", "I'm looking for", "P.S." */
const counted = /\b\d[\d,]*\s*(?:x\s*)?(?=\p{L}{3,})|\d\s*[个件只条套把台双张支根块本瓶顶卷盏副]/iu;
const ordering =
  /\b(?:we|i)(?:['’](?:d|re|m)| would| are| am)?\s+(?:also |currently |now )?(?:like to (?:order|buy|source|get|have)|need|want|require|looking for|searching for|interested in|order)\b|\b(?:quote|price|offer|quotation)s? (?:me |us )?(?:for|on)\b|\bp\.?\s?s\.?[:\s]|(?:我们?|现在?)?(?:需要|想要|想订|采购|订购|求购|寻找|还要|另外)/iu;

const headerLine =
  /^[ \t]*(?:from|to|cc|bcc|date|sent|subject|re|fwd?|发件人|收件人|抄送|主题|日期|时间)[ \t]*[:：][^\n]*(?:\n|$)/iu;
const addressee = String.raw`(?:\p{Lu}[\p{L}.'’-]*|mr\.?|mrs\.?|ms\.?|dr\.?|sirs?|madams?|or|and|&|\/|all|both|team|there|again|everyone|everybody|folks|friends?|sellers?|suppliers?|sales)`;
const hello = `(?:[Hh]i|HI|[Hh]ello|[Hh]ey|[Dd]ear|[Gg]reetings|[Gg]ood (?:morning|afternoon|evening|day)|[Tt]o whom it may concern)`;
const end = String.raw`[ \t]*(?:[,.!:;，：！。–—-]+\s*|\n\s*|$)`;
const salutations = [
  new RegExp(String.raw`^\s*${hello}(?:[ \t]+${addressee}){0,5}${end}`, 'u'),
  // "hi anna," and "Anna," on a line of their own.
  /^\s*(?:hi|hello|hey|dear)(?:[ \t]+\p{L}+){1,3}[ \t]*,[ \t]*\n\s*/iu,
  /^\s*\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2},[ \t]*\n\s*(?=(?:we|i|please|could|can|would)\b)/u,
  /^\s*(?:尊敬的|亲爱的)[^\n，,：:。！!]{1,16}(?:[，,：:！!]|\n)\s*/u,
  /^\s*(?:\p{Script=Han}{0,4}(?:先生|女士|小姐|经理|总监?|老板|老师|各位|大家)[，,]?)?\s*(?:您好|你好|大家好|早上好|上午好|下午好|晚上好)[，,！!。~～：:\s]*/u,
  /^\s*\p{Script=Han}{1,3}(?:先生|女士|小姐|经理|总监?|老板|老师)好?[，,！!。~～：:\s]+/u,
];

/** Sentences that say who writes and why, how one is and what answer is hoped for. */
const courtesies = [
  /^(?:(?:i|we) )?(?:really )?hope (?:this|you|all|everything|that|to)\b/iu,
  /^(?:how are you|nice to meet you|i trust you|my name is|i work (?:for|at)|we are an?|we['’]re an?|i am an?|i['’]m an?)\b/iu,
  /^(?:this is|i am|i['’]m) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?\b/u,
  /^(?:we|i)(?:['’](?:re|m)| are| am)? (?:opening|planning|starting|launching|preparing|organi[sz]ing|setting up|based|located|run|own|operate|sell|met|visited|saw|found|got|received)\b/iu,
  /^(?:(?:many |big )?thanks|thank you|(?:much )?appreciated?|(?:i|we)(?: would|['’]d)?(?: really)? appreciate)\b(?! cards?\b| notes?\b)/iu,
  /^(?:(?:i|we)(?: am| are|['’]m|['’]re)? )?(?:really |very much )?look(?:ing)? forward\b/iu,
  /^(?:please |kindly |just )?(?:let (?:me|us) know|get back to (?:me|us)|feel free|(?:do not|don['’]t) hesitate|contact (?:me|us)|advise|reply|respond)\b/iu,
  /^(?:please|kindly)(?: also)? (?:send|share|provide|give|confirm|help|make sure|show)\b/iu,
  /^(?:could|can|would|will) you (?:please |kindly )?(?:send|share|provide|give|confirm|help me find (?:these|such))\b/iu,
  /^(?:我是|我叫|我们是|我司是|这里是|我来自)/u,
  /^(?:希望(?:您|你|一切|此信|能尽快|尽快|能收到|收到)|期待|盼|祝|辛苦|有劳|打扰|不好意思)/u,
  /^(?:麻烦|烦请|请)(?:您|你)?(?:尽快|帮忙|帮我|给我们?|给)?(?:报价|报个价|回复|联系|告知|提供报价|发报价)/u,
  /^(?:谢谢|多谢|感谢|非常感谢)(?:您|你|大家|支持|帮助|配合|回复|了|$|[！!。.，,\s~])/u,
];
const farewell =
  /(^|[\n.!?。！？;；]\s{0,8}|,\s{0,8}(?=[^\n]{0,40}\s{0,8}$)|[，]\s{0,8}(?=[^\n]{0,16}\s{0,8}$))(?:(?:many |big )?thanks(?: (?:so|very) much| a lot| a million| again| in advance| and (?:best |kind )?regards)*|thank you(?: (?:so|very) much| again| in advance| and (?:best |kind )?regards)*|thx|cheers|(?:(?:with )?(?:best|kind|kindest|warm|warmest) )?(?:regards|wishes)|best|all the best|(?:yours )?(?:sincerely|faithfully|truly)(?: yours)?|respectfully|sent from my [^\n]*|谢谢(?:您|你|大家)?|多谢|感谢|非常感谢|祝好|祝商祺|此致|顺祝商祺)(?=[ \t]*(?:[,.!，。！~～\n–—-]|$))/iu;

function dropHeaders(text: string): string {
  let at = 0;
  for (let line = headerLine.exec(text); line !== null; line = headerLine.exec(text.slice(at))) at += line[0].length;
  const isBlock =
    /\n[ \t]*\n/u.test(text.slice(Math.max(0, at - 1), at + 2)) || text.slice(0, at).split('\n').length > 2;
  return isBlock ? blank(text.slice(0, at)) + text.slice(at) : text;
}

function dropSalutation(text: string): string {
  const found = salutations.map((pattern) => pattern.exec(text)?.[0].length ?? 0);
  const length = Math.max(...found);
  // "尊敬的王经理：您好！" greets twice.
  return length === 0 ? text : blank(text.slice(0, length)) + dropSalutation(text.slice(length));
}

/** Blanks each farewell and the signature below it, up to a line that orders more. */
function dropFarewell(text: string): string {
  const match = farewell.exec(text);
  if (match === null) return text;
  const lead = match[1]?.length ?? 0;
  const from = match.index + lead;
  let until = match.index + match[0].length;
  for (const line of text.slice(until).split(/(?<=\n|[.!?]\s|[。！？])/u)) {
    if (ordering.test(line) || /^\s*(?:[-*•·]|\d{1,2}[.)、])\s/u.test(line)) break;
    until += line.length;
  }
  return text.slice(0, from) + blank(text.slice(from, until)) + dropFarewell(text.slice(until));
}

/** A courtesy lasts to the end of its sentence, or to where the sentence begins to order. */
function dropCourtesies(text: string): string {
  return text
    .split(/(?<=[!?。！？\n]|\.(?!\d)|[，；](?=.*\p{Script=Han}))/u)
    .map((sentence) => {
      const indent = /^[\s,，]*/u.exec(sentence)?.[0].length ?? 0;
      const words = sentence.slice(indent);
      if (!courtesies.some((pattern) => pattern.test(words))) return sentence;
      const until = Math.min(...[counted, ordering].map((pattern) => pattern.exec(words)?.index ?? words.length));
      return blank(sentence.slice(0, indent + until)) + words.slice(until);
    })
    .join('');
}

/**
 * What a message orders: the text with headers, salutation, courtesies, farewell and signature blanked out, of the same
 * length. English and Chinese; a text that is no message comes back as it is.
 */
export function messageBody(text: string): string {
  return dropCourtesies(dropFarewell(dropSalutation(dropHeaders(text)))).replace(/\bp\.\s?s\.[:,]?/giu, blank);
}
