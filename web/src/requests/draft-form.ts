import type { Draft } from '../api/answers.ts';
import { noPriceLimit } from './price-limit.ts';
import { emptyItem, emptyRequest, type ItemForm, type RequestForm } from './request-form.ts';

/** The form of a request as a draft fills it; what no text can know (a reference, the merchant) is proposed. */
export function draftToForm(draft: Draft, reference: string): RequestForm {
  return {
    ...emptyRequest,
    external_id: reference,
    merchant: { id: 'playground', name: 'Playground' },
    needed_by: draft.needed_by ?? '',
    items: draft.items.map(draftItemToForm),
  };
}

/** An item of a draft as the form holds it, with its prices. */
export function draftItemToForm(item: Draft['items'][number]): ItemForm {
  const { max_price: max, target_price: target } = item;
  return {
    ...structuredClone(emptyItem),
    name: item.name,
    description: item.description,
    quantity: item.quantity === null ? '' : String(item.quantity),
    specs: item.specs.map(({ name, value, required }) => ({ name, value, required })),
    customization: { ...emptyItem.customization, notes: item.customization ?? '' },
    price: {
      max: max === null ? '' : String(max.amount),
      target: target === null ? '' : String(target.amount),
      currency: max?.currency ?? target?.currency ?? noPriceLimit.currency,
    },
  };
}
