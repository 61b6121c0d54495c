import Fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';

/**
 * The least that could be called the same service: bare Fastify, its own JSON parser, no validation, no conflict, no
 * answer but what the database gives back. The rows are those that the service writes.
 */
export function createFloorServer(pool: pg.Pool): FastifyInstance {
  const app = Fastify({ bodyLimit: 10_485_760 });

  interface Create {
    external_id: string;
    merchant: { id: string; name: string };
    destination: object;
    items: object[];
  }
  app.post<{ Body: Create }>('/create', async (request, reply) => {
    const { external_id, merchant, destination, items } = request.body;
    const { rows } = await pool.query({
      name: 'floor-create',
      text: `
        with request as (
          insert into sourcing_requests
            (version, external_id, merchant_id, merchant_name, destination, created_at, updated_at, item_count)
          values (1, $1, $2, $3, $4, now(), now(), json_array_length($5::json))
          returning id
        ), items as (
          insert into sourcing_request_items (id, sourcing_request_id, position, document)
          select nextval('sourcing_request_item_ids'), request.id, item.number - 1, item.document::text
          from request, json_array_elements($5::json) with ordinality as item (document, number)
        ), history as (
          insert into sourcing_request_history (sourcing_request_id, version, changed_at, changed_by, changes)
          select request.id, 1, now(), 'floor', '[]' from request
        )
        select id from request`,
      values: [external_id, merchant.id, merchant.name, JSON.stringify(destination), JSON.stringify(items)],
    });
    return reply.code(201).send(rows[0]);
  });

  app.patch<{ Params: { id: string }; Body: { version: number; notes: string } }>('/update/:id', async (request) => {
    const { version, notes } = request.body;
    await pool.query({
      name: 'floor-update',
      text: 'update sourcing_requests set notes = $3, version = version + 1 where id = $1 and version = $2',
      values: [request.params.id, version, notes],
    });
    const { rows } = await pool.query({
      name: 'floor-read-back',
      text: 'select * from sourcing_requests where id = $1',
      values: [request.params.id],
    });
    return rows[0];
  });

  // The rows that the service writes for an edited item, and no more: what must be paid for a history.
  interface SameRows {
    version: number;
    item: { id: number; notes: string };
  }
  app.patch<{ Params: { id: string }; Body: SameRows }>('/update-same-rows/:id', async (request) => {
    const { version, item } = request.body;
    await pool.query({
      name: 'floor-update-same-rows',
      text: `
        with request as (
          update sourcing_requests set version = version + 1, updated_at = now() where id = $1 and version = $2
          returning id, version
        ), edited as (
          update sourcing_request_items i set document = jsonb_set(i.document::jsonb, '{notes}', to_jsonb($4::text))::text
          from request where i.id = $3 and i.sourcing_request_id = request.id
        )
        insert into sourcing_request_history (sourcing_request_id, version, changed_at, changed_by, changes)
        select id, version, now(), 'floor', json_build_array($4::text) from request`,
      values: [request.params.id, version, item.id, item.notes],
    });
    const { rows } = await pool.query({
      name: 'floor-read-back-whole',
      text: `select r.*, array(select i.document from sourcing_request_items i where i.sourcing_request_id = r.id) as items
        from sourcing_requests r where r.id = $1`,
      values: [request.params.id],
    });
    return rows[0];
  });

  app.get('/list', async () => {
    const { rows } = await pool.query({
      name: 'floor-list',
      text: 'select * from sourcing_requests order by id desc limit $1',
      values: [50],
    });
    return { requests: rows };
  });

  app.get<{ Params: { id: string } }>('/read/:id', async (request, reply) => {
    const { rows } = await pool.query<{ json: string }>({
      name: 'floor-read',
      text: 'select json from bench_prepared where id = $1',
      values: [request.params.id],
    });
    return reply.header('content-type', 'application/json; charset=utf-8').send(rows[0]?.json);
  });
  return app;
}
