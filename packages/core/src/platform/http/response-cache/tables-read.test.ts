import { expect, test } from "vitest"
import { changeSourcesOf } from "./tables-read.ts"

test.each([
  [`select * from product`, ["product"]],
  [`select 1 from "product" as p left join "region" r on true`, ["product", "region"]],
  [
    `select (select json_agg(x) from money_amount x) from (select 1) as a, product b`,
    ["money_amount", "product"],
  ],
  [`with page as (select * from product) select * from page, unnest($1::text[]) as id`, ["product"]],
  [`select a is distinct from b from "order" where note = 'from cart'`, ["note", "orders_and_carts"]],
  [`select 'it''s from nowhere' as text from region`, ["region"]],
  [
    `select one.id from unnest($1::text[]) as w(v) cross join lateral (select id from image) as one`,
    ["image"],
  ],
  [`select sum(token) from table_change where relation = any($1)`, []],
])("%s", (text, sources) => {
  expect(changeSourcesOf(text)).toEqual(sources)
})

test.each([
  ["the time", "select * from product where created_at < now()"],
  ["chance", "select * from product order by random()"],
  ["the user", "select current_user from product"],
  ["an unknown table", "select * from tasting"],
  ["an unknown table beside a known one", "select * from product join tasting on true"],
  ["a table whose changes are not recorded", "select * from auth_session"],
  ["such a table in a list", "select * from (select 1) as a, auth_session"],
  ["an unknown function", "select * from tastings_of($1)"],
  ["a write", "update product set title = $1 returning *"],
  ["a lock", "select * from product for update"],
])("depends on %s: unknown", (_, text) => {
  expect(changeSourcesOf(text)).toBeUndefined()
})
