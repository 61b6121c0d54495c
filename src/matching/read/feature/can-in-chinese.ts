import { namedFeatures } from './named-features.ts';

const can = /^(?:可以|能够|能)(?<done>\p{Script=Han}{2,4}?)(?:的)?$/u;

/** 可以调节 and 能折叠 as the features 可调节 and 可折叠; null for any other words. */
export function abilityInChinese(said: string): string | null {
  const done = can.exec(said)?.groups?.done;
  return done !== undefined && namedFeatures.has(`可${done}`) ? `可${done}` : null;
}
