# region create
curl "http://localhost:9000/admin/variants?q=COAT-S" \
  -H "Authorization: Bearer $TOKEN"

VARIANT_ID="variant_…" # variants[].id in the response of GET /admin/variants

curl -X POST "http://localhost:9000/admin/price-lists" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "name": "Autumn sale",
  "description": "Coats before the rain",
  "type": "sale",
  "status": "active",
  "starts_at": "2026-01-01T00:00:00Z",
  "ends_at": "2099-12-31T00:00:00Z",
  "prices": [
    {
      "variant_id": "$VARIANT_ID",
      "currency_code": "eur",
      "amount": 6900
    },
    {
      "variant_id": "$VARIANT_ID",
      "currency_code": "eur",
      "amount": 5900,
      "min_quantity": 3
    }
  ]
}
JSON
# endregion

# region effect
curl "http://localhost:9000/store/regions"

REGION_ID="reg_…" # regions[].id in the response of GET /store/regions

curl "http://localhost:9000/store/variants/$VARIANT_ID?region_id=$REGION_ID"
# endregion

# region quantity
curl -X POST "http://localhost:9000/store/carts" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID"
}
JSON

CART_ID="cart_…" # cart.id in the response of POST /store/carts

curl -X POST "http://localhost:9000/store/carts/$CART_ID/line-items" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "variant_id": "$VARIANT_ID",
  "quantity": 3
}
JSON
# endregion

# region group
curl -X POST "http://localhost:9000/admin/customer-groups" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Resellers"
}'

CUSTOMER_GROUP_ID="cgrp_…" # customer_group.id in the response of POST /admin/customer-groups

curl -X POST "http://localhost:9000/admin/price-lists" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "name": "Trade prices",
  "description": "For resellers",
  "type": "override",
  "status": "active",
  "customer_groups": [
    {
      "id": "$CUSTOMER_GROUP_ID"
    }
  ],
  "prices": [
    {
      "variant_id": "$VARIANT_ID",
      "region_id": "$REGION_ID",
      "amount": 5000
    }
  ]
}
JSON
# endregion

# region prices
PRICE_LIST_ID="pl_…" # price_list.id in the response of POST /admin/price-lists, where name is Autumn sale

curl -X POST "http://localhost:9000/admin/price-lists/$PRICE_LIST_ID/prices/batch" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "prices": [
    {
      "variant_id": "$VARIANT_ID",
      "currency_code": "usd",
      "amount": 7900
    }
  ]
}
JSON

curl "http://localhost:9000/admin/price-lists/$PRICE_LIST_ID/products" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region remove
curl -X DELETE "http://localhost:9000/admin/price-lists/$PRICE_LIST_ID/variants/$VARIANT_ID/prices" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region list
curl -G "http://localhost:9000/admin/price-lists" \
  --data-urlencode "order=name" \
  --data-urlencode "status[]=active" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region update
curl -X POST "http://localhost:9000/admin/price-lists/$PRICE_LIST_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "status": "draft"
}'
# endregion

# region delete
curl -X DELETE "http://localhost:9000/admin/price-lists/$PRICE_LIST_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
