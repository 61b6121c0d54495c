import type { Command } from 'commander';

/**
 * Lets a command and those below it refuse a word that is none of their commands and name those that are, also where
 * help is asked for: commander would show its own help and call that a success.
 */
export function refuseUnknownCommands(command: Command): void {
  if (command.commands.length === 0) return;
  const known = [...command.commands.map((child) => child.name()), 'help'];
  const refuse = (word: string) =>
    command.error(`error: there is no command "${word}"; the commands are ${known.join(', ')}`);
  command.on('command:*', ([word = '']: string[]) => refuse(word));
  command.on('beforeHelp', () => {
    const [first, second] = command.args;
    const word = first === 'help' ? second : first;
    if (word !== undefined && !word.startsWith('-') && !known.includes(word)) refuse(word);
  });
  for (const child of command.commands) refuseUnknownCommands(child);
}
