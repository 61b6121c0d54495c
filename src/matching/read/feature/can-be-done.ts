const canBe =
  /^(?:it |they )?(?:can|may|could) (?:easily )?be (?:easily |fully )?(?<done>\p{L}{3,})ed(?: (?:by hand|by (?:the )?user|easily|if needed))?$/iu;
const comesOff =
  /^(?:it |they )?(?:(?:(?:can|may|could) (?:easily )?be )?(?:taken|pulled|lifted|slipped|clipped|snapped) (?:off|out)|(?:can )?comes? (?:off|out))(?: (?:for|to be) \p{L}+)?$/iu;

/** What is done to goods of which one says that they can be set, changed or varied: they are adjustable. */
const settings = /^(?:can|may|could) be (?:freely )?(?:set|regulated|varied|controlled|adjusted)$/iu;

/** What can be fitted left or right has no side of its own: neither of both is enough. */
const eitherSide = /^(?:can|may|could) be .*\b(?:left or right|right or left|either side|either hand)\b/iu;

/** 能拆下来, 可取下, 可以单独拆洗 */
const comesOffInHan =
  /^(?:可以?|能够?)(?:整个|单独|轻松|自由|随意|完全)?(?:拆|取|摘|卸)(?:下来?|掉|开|卸|出来?|洗|下来?清洗)?(?:的)?$/u;

/** "Replaced" and "changed" keep the letter that tells how they are spoken. */
const ableOf = (done: string): string => `${done}${/[cg]$/iu.test(done) ? 'e' : ''}able`;

/** "Can be replaced" as "replaceable", "comes off for washing" and "taken off" as "removable", "can be set" as "adjustable"; null for any other words. */
export function adjectiveOfAbility(said: string): string | null {
  if (eitherSide.test(said)) return 'interchangeable';
  if (settings.test(said)) return 'adjustable';
  if (comesOff.test(said)) return 'removable';
  if (comesOffInHan.test(said)) return '可拆卸';
  const done = canBe.exec(said)?.groups?.done;
  return done === undefined ? null : ableOf(done);
}
