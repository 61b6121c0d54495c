import type { ReactNode } from 'react';
import { FeedbackControl } from './feedback-control.tsx';
import type { ProductRow } from './item-products.ts';
import { matchTypeToWord, SpecMark } from './mark.tsx';

/** Every spec of a product: what was wanted, what was found, where, why the decision, and a word of one's own. */
export function SpecTable({ product }: { product: ProductRow }): ReactNode {
  const { specResults: specs, title } = product;
  return (
    <table className="specs">
      <caption className="sr-only">Specs of {title}</caption>
      <thead>
        <tr>
          <th scope="col">Spec</th>
          <th scope="col">Wanted</th>
          <th scope="col">Found</th>
          <th scope="col">Evidence</th>
          <th scope="col">Reasoning</th>
        </tr>
      </thead>
      <tbody>
        {specs.map((spec, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a request may name the same spec twice; the order never changes
          <tr key={index}>
            <th scope="row">
              <span className="spec-name">{spec.specName}</span>
              <SpecMark matchType={spec.matchType}>{matchTypeToWord(spec.matchType)}</SpecMark>
              <span className="need">{spec.required ? 'must-have' : 'good to have'}</span>
            </th>
            <td data-label="Wanted">{spec.specValues.join(' or ')}</td>
            <td data-label="Found">{spec.productValue ?? <span className="muted">nothing</span>}</td>
            <td data-label="Evidence">
              {spec.evidence === null || spec.evidence === undefined ? (
                <span className="muted">none in the listing</span>
              ) : (
                <>
                  <q>{spec.evidence.text}</q> <span className="field">{spec.evidence.field}</span>
                </>
              )}
            </td>
            <td data-label="Reasoning">
              {spec.reasoning}
              <FeedbackControl product={product} spec={spec} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
