import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { queries } from '../api/queries.ts';
import { requestAddress } from '../frame/navigation.ts';
import { Page } from '../frame/page.tsx';
import { Loading, Problem } from '../ui/panel.tsx';
import { noPriceLimit } from './price-limit.ts';
import { readPriceLimits } from './price-limit-store.ts';
import { RequestFields } from './request-fields.tsx';
import { emptyRequest, type RequestForm, requestToForm } from './request-form.ts';

/** The form with the prices that were written down for its items. */
function withPrices(form: RequestForm, srId: string): RequestForm {
  const limits = readPriceLimits(srId);
  const items = form.items.map((item) => ({ ...item, price: limits[String(item.savedId)] ?? noPriceLimit }));
  return { ...form, items };
}

/** Writes a new request, empty or as a copy of another (`?from=SR-1`), or changes one. */
export default function RequestEditor(): ReactNode {
  const { srId } = useParams();
  const [search] = useSearchParams();
  const copied = search.get('from');
  const read = srId ?? copied;
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...queries.request(read ?? ''),
    enabled: read !== null,
    // The form is not refreshed while it is edited; the version shows when it changed elsewhere.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const title = srId === undefined ? (copied === null ? 'New request' : `Copy of ${copied}`) : `Edit ${srId}`;
  const above =
    read === null ? <Link to="/dashboard/requests">Requests</Link> : <Link to={requestAddress(read)}>{read}</Link>;
  const onSaved = (): void => {
    void client.invalidateQueries({ queryKey: ['requests'] });
    void client.invalidateQueries({ queryKey: ['request'] });
  };
  return (
    <Page title={title} above={above}>
      {error !== null && <Problem error={error} onRetry={() => void refetch()} />}
      {read === null && <RequestFields original={null} start={emptyRequest} onSaved={onSaved} />}
      {read !== null && data === undefined && error === null && <Loading what="the request" />}
      {srId !== undefined && data !== undefined && (
        <RequestFields
          key={data.version}
          original={data}
          start={withPrices(requestToForm(data), data.sr_id)}
          onSaved={onSaved}
        />
      )}
      {srId === undefined && copied !== null && data !== undefined && (
        <RequestFields
          original={null}
          start={{
            ...requestToForm(data),
            external_id: `${data.external_id}-copy`,
            items: withPrices(requestToForm(data), data.sr_id).items.map((item) => ({ ...item, savedId: 0 })),
          }}
          onSaved={onSaved}
        />
      )}
    </Page>
  );
}
