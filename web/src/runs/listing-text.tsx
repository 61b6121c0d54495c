import type { ReactNode } from 'react';
import type { Entry, Listing } from '../api/answers.ts';
import styles from './listing-text.module.css';
import { type EvidenceMark, MarkedText } from './marked-text.tsx';

const sameField = (field: string, name: string): boolean =>
  field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`);

function Attributes(props: {
  label: string;
  attributes: { name: string; value: string }[];
  marksOf: (name: string) => EvidenceMark[];
  isFitting?: boolean;
}): ReactNode {
  const { label, attributes, marksOf, isFitting = false } = props;
  return (
    <section className={isFitting ? styles.fitting : undefined}>
      <h4 className={styles.part}>
        {label}
        {isFitting && ' · fits'}
      </h4>
      <dl className={styles.attributes}>
        {attributes.map(({ name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a listing may name an attribute twice
          <div key={index}>
            <dt>{name}</dt>
            <dd>
              <MarkedText text={value} marks={marksOf(name)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Listings may have a thousand variants: those with evidence and the first few are shown. */
const mostVariants = 8;

/**
 * The listing with the evidence marked in its own words. `listing` is the product as the catalog has it now; null where
 * it has none, and then what the run kept of it is shown.
 */
export function ListingText({ entry, listing }: { entry: Entry; listing: Listing | null }): ReactNode {
  const marks = entry.specResults.flatMap(({ specName, evidence }): EvidenceMark[] =>
    evidence === null ? [] : [{ ...evidence, spec: specName }],
  );
  const of = (name: string) => marks.filter(({ field }) => sameField(field, name));
  const variants = listing?.variants ?? entry.variants;
  const shown = variants
    .map((variant, index) => ({ variant, index }))
    .filter(({ index }) => index < mostVariants || index === entry.variantIndex || of(`variants[${index}]`).length > 0);
  return (
    <div className={styles.listing}>
      <section>
        <h4 className={styles.part}>Title</h4>
        <p className={styles.text}>
          <MarkedText text={listing?.title ?? entry.title} marks={of('title')} />
        </p>
      </section>
      {(listing?.attributes ?? []).length > 0 && (
        <Attributes
          label="Attributes"
          attributes={listing?.attributes ?? []}
          marksOf={(name) => of(`attributes.${name}`)}
        />
      )}
      {listing?.brand !== undefined && (
        <section>
          <h4 className={styles.part}>Brand</h4>
          <p className={styles.text}>
            <MarkedText text={listing.brand} marks={of('brand')} />
          </p>
        </section>
      )}
      {listing?.category !== undefined && (
        <section>
          <h4 className={styles.part}>Category</h4>
          <p className={styles.text}>
            <MarkedText text={listing.category.join(' › ')} marks={of('category')} />
          </p>
        </section>
      )}
      {listing?.description !== undefined && (
        <section>
          <h4 className={styles.part}>Description</h4>
          <p className={styles.text}>
            <MarkedText text={listing.description} marks={of('description')} />
          </p>
        </section>
      )}
      {shown.map(({ variant, index }) => (
        <Attributes
          key={index}
          label={`Variant ${index + 1}`}
          attributes={variant.attributes}
          marksOf={(name) => of(`variants[${index}].${name}`)}
          isFitting={index === entry.variantIndex}
        />
      ))}
      {variants.length > shown.length && (
        <p className={styles.faint}>and {variants.length - shown.length} more variants</p>
      )}
      {listing === null && (
        <p className={styles.faint}>
          The catalog does not show this listing (now, or without a token): this is what the run kept of it.
        </p>
      )}
    </div>
  );
}
