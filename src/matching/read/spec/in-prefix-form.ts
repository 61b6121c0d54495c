import { singleSpaced } from '../../text/plain-name.ts';

/** What is left out stands first: 白色除外, "black not accepted", 塑料不要, 黑色以外都可以. */
const leftOutBehind =
  /^(?<left>[^,，;；、]{1,24}?)[\s,，]*(?:除外|以外的?(?:都|均|皆|就)?(?:可以?|行|要|好)?|之外的?(?:都|均|皆|就)?(?:可以?|行|要|好)?|(?:is |are )?(?:excluded|excepted|(?:not|un)(?: be)?[ -]?(?:accepted|acceptable|allowed|wanted|ok)))$/iu;
const deniedBehind = /^(?<denied>[^,，;；、不]{1,12}?)的?(?:就)?(?:不要|不行|不可以?|不接受|不考虑|不能要)$/u;

/** Any other will do, as is said first: "any colour other than black", 什么颜色都行，除了白色. */
const anyBut =
  /^(?:(?:any|all|every)(?:thing)?(?: \p{L}+){0,2}[ ,，]+(?:is (?:fine|ok)[ ,，]+)?(?:other than|but not|but|except(?:ing)?(?: for)?|apart from|besides|just not)|(?:(?:任意|任何|什么|哪种|所有|其他|其它)\p{Script=Han}{0,6}|都|均)[\s,，]*(?:但?除了?|但?不要|就?不要)) ?(?<left>.+?)(?:以外|之外|外)?$/iu;

/** 只要不是白色, 不能是白色, "must not be white": it must not be what follows. */
const mustNotBe =
  /^(?:只要不是|不能是|不可以?是|别是|千万不要|不想要|(?:it |they )?(?:must|should|may|can|shall)(?: not|n't) be|(?:it |they )?cannot be) ?(?<denied>.+?)(?:的?就(?:行|好|可以))?$/iu;

/**
 * A value that says behind, or within, what it leaves out, with the words before it, as "except white" and "not white": the form that is
 * read of any value. All other values as they are.
 */
export function inPrefixForm(value: string): string {
  const said = singleSpaced(value.normalize('NFKC'));
  if (/^(?:除|except|not |no |anything|everything)/iu.test(said)) return value;
  const left = (leftOutBehind.exec(said) ?? anyBut.exec(said))?.groups?.left;
  if (left !== undefined) return `except ${left}`;
  const denied = (mustNotBe.exec(said) ?? deniedBehind.exec(said))?.groups?.denied;
  return denied === undefined ? value : `not ${denied}`;
}
