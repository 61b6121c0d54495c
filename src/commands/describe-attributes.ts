import type { AttributeProfile } from '../catalog/learn-attribute-profile.ts';
import { padToWidth, truncateToWidth } from './terminal-text.ts';

const shownAttributes = 40;

/** The attributes of a catalog as lines of at most `width` columns, type by type, the commonest first. */
export function describeAttributes(attributes: AttributeProfile[], type: string | undefined, width: number): string {
  if (attributes.length === 0) return 'No attribute comes up in two products of a type.';
  const groups = Map.groupBy(attributes, (one) => one.type);
  const most = type === undefined ? shownAttributes : attributes.length;
  return [...groups].map(([name, group]) => section(name, group, most, width)).join('\n\n');
}

function section(type: string, attributes: AttributeProfile[], most: number, width: number): string {
  const shown = attributes.toSorted((one, other) => other.listings - one.listings).slice(0, most);
  const nameWidth = Math.min(40, Math.max(...shown.map(({ name }) => name.length)));
  const lines = shown.map((one) => {
    const unit = one.unit === null ? '' : ` ${one.unit}`;
    const range = one.kind === 'number' && one.range !== null ? `${one.range[0]} to ${one.range[1]}${unit}; ` : '';
    const values = one.values.map(([value, listings]) => `${value} (${listings})`).join(', ');
    const name = padToWidth(truncateToWidth(one.name, nameWidth), nameWidth);
    return truncateToWidth(
      `  ${name}  ${String(one.listings).padStart(6)}  ${one.kind.padEnd(6)}  ${range}${values}`,
      width,
    );
  });
  const left = attributes.length - shown.length;
  const more = left > 0 ? [`  … and ${left} more: --type "${type}"`] : [];
  return [type === '' ? '(no category)' : type, ...lines, ...more].join('\n');
}
