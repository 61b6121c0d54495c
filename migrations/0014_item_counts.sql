-- The list shows how many items each request has. Counting them took most of its time; now each write keeps the number.
ALTER TABLE sourcing_requests ADD COLUMN item_count integer;
UPDATE sourcing_requests r SET item_count = (
  SELECT count(*) FROM sourcing_request_items i WHERE i.sourcing_request_id = r.id
);
ALTER TABLE sourcing_requests ALTER COLUMN item_count SET NOT NULL;
