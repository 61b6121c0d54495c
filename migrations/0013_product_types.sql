-- Products of another type than their item names are excluded apart from those that fail a must-have, and among equals the
-- cheaper one comes first: its price at the wanted quantity, in the currency that prices of the item are compared in.
ALTER TABLE run_products ADD COLUMN type_excluded boolean NOT NULL DEFAULT false;
ALTER TABLE run_products ADD COLUMN product_type_json text;
ALTER TABLE run_products ADD COLUMN rank_price double precision;
DROP INDEX run_products_in_rank_order;
CREATE INDEX run_products_in_rank_order ON run_products
  (run_id, veto_score DESC, rerank_match_score DESC, rank_price ASC NULLS LAST, product_id COLLATE "C", item_position,
   platform COLLATE "C");
