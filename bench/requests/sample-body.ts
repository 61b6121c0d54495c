/** An item of ordinary size: about 600 bytes of JSON with four specs and an image. */
export function sampleItem(index: number) {
  return {
    name: `Insulated steel bottle ${index}`,
    description: 'Double-walled bottle for the autumn campaign, with a lid that closes tightly and a matt surface.',
    quantity: 500 + index,
    selected: index % 2 === 0,
    customization: { colour: 'matt black', packaging: 'kraft box' },
    images: [`https://img.example.com/bottles/${index}.jpg`],
    specs: [
      { name: 'Capacity', value: '500 ml', required: true },
      { name: 'Material', value: '304 stainless steel', required: true },
      { name: 'Height', value: '24 to 27 cm' },
      { name: 'Colour', value: 'black or dark grey', required: false },
    ],
  };
}

/** Body of a create. */
export function sampleBody(externalId: string, items: number): string {
  return JSON.stringify({
    external_id: externalId,
    merchant: { id: 'bench', name: 'Bench merchant' },
    destination: { country: 'DE', city: 'Hamburg' },
    items: Array.from({ length: items }, (_, index) => sampleItem(index)),
  });
}

/** Body of a create with 100 items of 100 specs each, about 1 MB. */
export function largeBody(): string {
  const specs = Array.from({ length: 100 }, (_, index) => ({
    name: `Property number ${index}`,
    value: `${index} mm with a tolerance of 0.${index} mm, measured dry`,
    required: index % 3 === 0,
  }));
  return JSON.stringify({
    external_id: 'large',
    merchant: { id: 'bench', name: 'Bench merchant' },
    items: Array.from({ length: 100 }, (_, index) => ({ ...sampleItem(index), specs })),
  });
}
