-- What a product's listing has in common with others of its item, and where they differ; null where it is like no other.
ALTER TABLE run_products ADD COLUMN similar_json text;
