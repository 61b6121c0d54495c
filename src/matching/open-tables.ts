import { createAssessor } from './assess-listing.ts';
import { createTypeJudge } from './product-type/judge-type.ts';

/**
 * Opens every table that reading a listing may ask for, by reading one. A program that runs from source builds first what was not
 * kept, which takes a busy machine longer than the reading of a listing may.
 */
export function openTables(): void {
  const listing = { title: 'Steel bottle 500 ml with lid', attributes: [{ name: 'Lid colour', value: 'dark red' }] };
  const specs = [
    { name: 'Lid colour', value: 'blue' },
    { name: 'Keeps cold', value: '24 hours' },
    { name: '材质', value: '不锈钢' },
    { name: 'Capacity', value: 'at least 750 ml' },
  ];
  const item = { name: 'Steel bottle', description: '', quantity: null, specs };
  createAssessor(item, { priceTolerance: 0, exchangeRates: {} })(listing);
  createTypeJudge(item.name, null)(listing);
}
