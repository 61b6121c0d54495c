// Loaded before a process runs tests: whoever asks for the tokenizer of the program is given the one that counts.
import { registerHooks } from 'node:module';

const counted = import.meta.resolve('./counted-tokens.ts');
const original = import.meta.resolve('../../src/matching/text/tokenize.ts');

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    return resolved.url === original && context.parentURL !== counted ? { ...resolved, url: counted } : resolved;
  },
});
