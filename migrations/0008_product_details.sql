-- The record of a product repeated what its two prepared answers say: more than half of what a worker wrote for an item.
-- Now a row has the two answers and, in `details_json`, what the record alone says; the record is put together from the
-- three when it is read (measured for 200 products with 8 specs: see bench/README.md).
ALTER TABLE run_products ADD COLUMN details_json text;
UPDATE run_products p SET details_json =
  '{"variantIndex":' || (p.record_json::json -> 'variantIndex')::text ||
  ',"specs":[' || coalesce((
    SELECT string_agg(
             CASE json_typeof(spec -> 'evidence')
               WHEN 'object' THEN json_build_array(spec -> 'required', spec -> 'method', spec -> 'evidence' -> 'field',
                                                   spec -> 'evidence' -> 'text')
               ELSE json_build_array(spec -> 'required', spec -> 'method')
             END::text, ',' ORDER BY place)
      FROM json_array_elements(p.record_json::json -> 'specResults') WITH ORDINALITY AS s (spec, place)), '') || ']' ||
  coalesce(',"questions":' || (p.record_json::json -> 'questions')::text, '') || '}';
ALTER TABLE run_products ALTER COLUMN details_json SET NOT NULL;
ALTER TABLE run_products DROP COLUMN record_json;
