type KeyOfAbsent<Members> = { [Key in keyof Members]: undefined extends Members[Key] ? Key : never }[keyof Members];

/** Members that may be left out, and are never undefined. */
type Present<Members> = Omit<Members, KeyOfAbsent<Members>> & {
  [Key in KeyOfAbsent<Members>]?: Exclude<Members[Key], undefined>;
};

/** An object without its undefined members, the others in their order. */
export function present<Members extends object>(members: Members): Present<Members> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Present<Members>;
}
