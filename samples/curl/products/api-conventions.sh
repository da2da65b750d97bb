# region pages
curl "http://localhost:9000/admin/products?limit=2&offset=1" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region order
curl "http://localhost:9000/admin/products?order=-title" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region after
curl "http://localhost:9000/admin/products?order=title&limit=1" \
  -H "Authorization: Bearer $TOKEN"

STARTING_AFTER_ID="prod_…" # products[].id in the response of GET /admin/products

curl "http://localhost:9000/admin/products?order=title&limit=1&starting_after=$STARTING_AFTER_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region fields
curl -G "http://localhost:9000/admin/products" \
  --data-urlencode "fields=title,status" \
  --data-urlencode "expand=" \
  --data-urlencode "limit=1" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region expand
curl "http://localhost:9000/admin/variants?q=COAT-S&expand=prices" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region filter
curl -G "http://localhost:9000/admin/products" \
  --data-urlencode "status[]=draft" \
  --data-urlencode "created_at[gt]=2020-01-01T00:00:00Z" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region search
curl "http://localhost:9000/admin/products?q=rain" \
  -H "Authorization: Bearer $TOKEN"
# endregion
