/** One variable of the environment: how it is read, and what people are told of it. */
export interface Setting<Value> {
  name: string;
  /** The text that counts when the variable is missing or empty; without one the setting is then undefined. */
  fallback?: string;
  /** What the tables show in place of `fallback`, in Markdown. */
  fallbackShown?: string;
  /** One line of Markdown for the manual. */
  meaning: string;
  /** The line of the command line's help, where it differs from `meaning`; the help names only settings that have one. */
  brief?: string;
  /** Never shown; it can be read from a file that `NAME_FILE` names. */
  secret?: boolean;
  /** @throws Error whose message continues the sentence "NAME …", such as `must be a number`. */
  parse(text: string): Value;
  /** What may be shown of a secret value, such as an address without its password. */
  mask?(text: string): string;
}

/** Declares a setting and keeps the type of its value. */
export function setting<Value>(definition: Setting<Value>): Setting<Value> {
  return definition;
}
