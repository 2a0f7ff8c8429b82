-- Many units at once: whether a model has units left was looked up for each model, and where the table's statistics knew of no customer yet,
-- each look read all units. The units are read once now, planned for the models that are given.
CREATE OR REPLACE FUNCTION tell_models_of_customers(codes text[], models text[]) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  INSERT INTO customer_models AS l (customer_code, item_code, first_came, last_came, last_left)
    SELECT p.code, p.model, 'infinity', '-infinity', '-infinity' FROM unnest(codes, models) AS p(code, model)
    JOIN customers c ON c.customer_code = p.code ORDER BY p.code, p.model
    ON CONFLICT (customer_code, item_code) DO UPDATE SET last_left = l.last_left WHERE false;
  WITH held AS MATERIALIZED (SELECT h.customer_code, h.item_code, min(h.came) AS first_came, max(h.came) AS last_came,
      max(h.left_on) AS last_left FROM held_units(codes, models) h GROUP BY 1, 2),
    told AS (UPDATE customer_models l SET first_came = u.first_came, last_came = u.last_came, last_left = u.last_left FROM held u
      WHERE (l.customer_code, l.item_code) = (u.customer_code, u.item_code)
        AND (l.first_came, l.last_came, l.last_left) <> (u.first_came, u.last_came, u.last_left))
  DELETE FROM customer_models l USING unnest(codes, models) AS p(code, model)
    WHERE l.customer_code = p.code AND l.item_code = p.model
      AND NOT EXISTS (SELECT FROM held h WHERE h.customer_code = p.code AND h.item_code = p.model);
END $$;
