import Fastify from 'fastify';

/** The package serves its script (4 MB) only through its own plugin, so it is read once, on the first request for the page. */
export async function loadScalarScript(): Promise<string> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const holder = Fastify();
  await holder.register(scalar, { routePrefix: '/scalar', configuration: { url: '/openapi.json' } });
  const answer = await holder.inject('/scalar/js/scalar.js');
  await holder.close();
  if (answer.statusCode !== 200) throw new Error('The Scalar package does not give its script any more');
  return answer.body;
}
