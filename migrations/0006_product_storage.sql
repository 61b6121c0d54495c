-- The products of an item are written once, about a megabyte of JSON, and compressing it was the largest part of a
-- worker's commit. Now a row is compressed no further than that two fit on a page: the record first, being the longest
-- and read the least; the texts that the products view sends stay as they are. It halves what the server spends on an
-- item (measured: 18 to 9 ms of processor time for 200 products with 8 specs) for half as much disk again.
ALTER TABLE run_products SET (toast_tuple_target = 4080);
ALTER TABLE run_products ALTER COLUMN spec_matching_json SET STORAGE EXTERNAL;
ALTER TABLE run_products ALTER COLUMN cleanup_json SET STORAGE EXTERNAL;
