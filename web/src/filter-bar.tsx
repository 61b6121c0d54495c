import { type ReactNode, useId } from 'react';
import type { Verdict } from './answers.ts';
import type { ItemProducts } from './item-products.ts';
import { listPlatforms, type ProductFilter } from './product-filter.ts';

interface FilterBarProps {
  filter: ProductFilter;
  onChange: (filter: ProductFilter) => void;
  groups: ItemProducts[];
  counts: Record<Verdict, number>;
  shownCount: number;
}

const verdictLabels: [Verdict, string][] = [
  ['shortlisted', 'Shortlisted'],
  ['pending', 'Pending'],
  ['eliminated', 'Show eliminated'],
];

/** Narrows the page by text, item, platform and verdict; says aloud how many products are left. */
export function FilterBar({ filter, onChange, groups, counts, shownCount }: FilterBarProps): ReactNode {
  const id = useId();
  const platforms = listPlatforms(groups);
  return (
    <form className="filters" aria-label="Filter products" onSubmit={(event) => event.preventDefault()}>
      <div className="control grow">
        <label htmlFor={`${id}-text`}>Search</label>
        <input
          id={`${id}-text`}
          type="search"
          autoComplete="off"
          value={filter.text}
          placeholder="title, supplier, found value"
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
        />
      </div>
      {groups.length > 1 && (
        <div className="control">
          <label htmlFor={`${id}-item`}>Item</label>
          <select
            id={`${id}-item`}
            value={filter.itemId ?? ''}
            onChange={(event) =>
              onChange({ ...filter, itemId: event.target.value === '' ? null : Number(event.target.value) })
            }
          >
            <option value="">All {groups.length} items</option>
            {groups.map(({ item }) => (
              <option key={item.itemId} value={item.itemId}>
                {item.name}
              </option>
            ))}
          </select>
        </div>
      )}
      {platforms.length > 1 && (
        <div className="control">
          <label htmlFor={`${id}-platform`}>Platform</label>
          <select
            id={`${id}-platform`}
            value={filter.platform ?? ''}
            onChange={(event) =>
              onChange({ ...filter, platform: event.target.value === '' ? null : event.target.value })
            }
          >
            <option value="">All {platforms.length} platforms</option>
            {platforms.map((platform) => (
              <option key={platform} value={platform}>
                {platform}
              </option>
            ))}
          </select>
        </div>
      )}
      <fieldset>
        <legend>Verdict</legend>
        {verdictLabels.map(([verdict, label]) => (
          <label key={verdict} className="check">
            <input
              type="checkbox"
              checked={filter.verdicts[verdict]}
              onChange={(event) =>
                onChange({ ...filter, verdicts: { ...filter.verdicts, [verdict]: event.target.checked } })
              }
            />
            {label} ({counts[verdict].toLocaleString('en')})
          </label>
        ))}
      </fieldset>
      <p className="shown muted" role="status">
        {shownCount.toLocaleString('en')} {shownCount === 1 ? 'product' : 'products'} shown
      </p>
    </form>
  );
}
