import type { ReactNode } from 'react';
import type { Diagnosis } from './answers.ts';
import { useAnswer } from './use-answer.ts';

type ItemDiagnosis = Diagnosis['items'][number];
type Gain = ItemDiagnosis['must_haves'][number]['dropping'];

function tellGain({ would_be_shortlisted: shortlisted, would_be_pending: pending }: Gain): string {
  const parts = [shortlisted > 0 ? `${shortlisted} shortlisted` : '', pending > 0 ? `${pending} pending` : ''];
  return parts.filter(Boolean).join(', ') || 'none';
}

function MustHaves({ item }: { item: ItemDiagnosis }): ReactNode {
  return (
    <table className="specs">
      <caption className="sr-only">What each must-have of {item.item_name} costs</caption>
      <thead>
        <tr>
          <th scope="col">Must-have</th>
          <th scope="col">Eliminates alone</th>
          <th scope="col">Only open point of</th>
          <th scope="col">Nearest miss</th>
          <th scope="col">Without it, more</th>
        </tr>
      </thead>
      <tbody>
        {item.must_haves.map((spec, index) => {
          const [nearest] = spec.nearest_misses;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a request may name the same spec twice; the order never changes
            <tr key={index}>
              <th scope="row">
                <span className="spec-name">{spec.spec_name}</span> {spec.spec_values.join(' or ')}
              </th>
              <td data-label="Eliminates alone">{spec.eliminates_alone}</td>
              <td data-label="Only open point of">{spec.unknown_alone}</td>
              <td data-label="Nearest miss">
                {nearest?.product_value ?? <span className="muted">none</span>}
                {nearest?.distance && <span className="distance">{nearest.distance}</span>}
              </td>
              <td data-label="Without it, more">{tellGain(spec.dropping)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Why a run has as few products as it has: sentences, and what each must-have costs. */
export function DiagnosisReport({ path, isOpen }: { path: string; isOpen: boolean }): ReactNode {
  const { value, trouble } = useAnswer<Diagnosis>(path, isOpen);
  if (trouble !== null) return <p role="alert">The diagnosis could not be read: {trouble}</p>;
  if (value === null) return <p className="muted">Reading the diagnosis …</p>;
  return (
    <ul className="diagnosis" aria-label="Diagnosis by item">
      {value.items.map((item) => (
        <li key={item.item_id}>
          <strong>{item.item_name}</strong>
          <ul className="sentences">
            {item.summary.map((sentence) => (
              <li key={sentence} className="sentence">
                {sentence}
              </li>
            ))}
          </ul>
          {item.must_haves.length > 0 && <MustHaves item={item} />}
        </li>
      ))}
    </ul>
  );
}
