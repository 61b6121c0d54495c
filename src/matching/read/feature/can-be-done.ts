const canBe =
  /^(?:it |they )?(?:can|may|could) (?:easily )?be (?:easily |fully )?(?<done>\p{L}{3,})ed(?: (?:by hand|by (?:the )?user|easily|if needed))?$/iu;
const comesOff =
  /^(?:it |they )?(?:(?:(?:can|may|could) (?:easily )?be )?(?:taken|pulled|lifted|slipped|clipped|snapped) (?:off|out)|(?:can )?comes? (?:off|out))(?: (?:for|to be) \p{L}+)?$/iu;

/** What is done to goods of which one says that they can be set, changed or varied: they are adjustable. */
const settings = /^(?:can|may|could) be (?:freely )?(?:set|regulated|varied|controlled|adjusted)$/iu;

/** What can be fitted left or right has no side of its own: neither of both is enough. */
const eitherSide = /^(?:can|may|could) be .*\b(?:left or right|right or left|either side|either hand)\b/iu;

/** "Replaced" and "changed" keep the letter that tells how they are spoken. */
const ableOf = (done: string): string => `${done}${/[cg]$/iu.test(done) ? 'e' : ''}able`;

/** "Can be replaced" as "replaceable", "comes off for washing" and "taken off" as "removable", "can be set" as "adjustable"; null for any other words. */
export function adjectiveOfAbility(said: string): string | null {
  if (eitherSide.test(said)) return 'interchangeable';
  if (settings.test(said)) return 'adjustable';
  if (comesOff.test(said)) return 'removable';
  const done = canBe.exec(said)?.groups?.done;
  return done === undefined ? null : ableOf(done);
}
