# region create
curl "http://localhost:9000/admin/regions" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/variants?q=COAT-S" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/shipping-options" \
  -H "Authorization: Bearer $TOKEN"

REGION_ID="reg_…" # regions[].id in the response of GET /admin/regions
VARIANT_ID="variant_…" # variants[].id in the response of GET /admin/variants
OPTION_ID="so_…" # shipping_options[].id in the response of GET /admin/shipping-options, where name is Parcel

curl -X POST "http://localhost:9000/admin/draft-orders" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "email": "ada@example.com",
  "region_id": "$REGION_ID",
  "shipping_address": {
    "first_name": "Ada",
    "last_name": "Byron",
    "address_1": "Main Street 1",
    "city": "Aarhus",
    "postal_code": "8000",
    "country_code": "dk"
  },
  "items": [
    {
      "variant_id": "$VARIANT_ID",
      "quantity": 1
    }
  ],
  "shipping_methods": [
    {
      "option_id": "$OPTION_ID",
      "price": 0
    }
  ]
}
JSON
# endregion

# region line
DRAFT_ORDER_ID="dorder_…" # draft_order.id in the response of POST /admin/draft-orders

curl -X POST "http://localhost:9000/admin/draft-orders/$DRAFT_ORDER_ID/line-items" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Repair of a zip",
  "unit_price": 1200,
  "quantity": 1
}'
# endregion

# region update
curl -X POST "http://localhost:9000/admin/draft-orders/$DRAFT_ORDER_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "email": "ada.byron@example.com"
}'
# endregion

# region list
curl "http://localhost:9000/admin/draft-orders?q=byron" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region pay
curl -X POST "http://localhost:9000/admin/draft-orders/$DRAFT_ORDER_ID/pay" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/draft-orders/$DRAFT_ORDER_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region delete
curl -X POST "http://localhost:9000/admin/draft-orders" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "email": "ada@example.com",
  "region_id": "$REGION_ID",
  "items": [
    {
      "variant_id": "$VARIANT_ID",
      "quantity": 1
    }
  ],
  "shipping_methods": [
    {
      "option_id": "$OPTION_ID"
    }
  ]
}
JSON

DRAFT_ORDER_ID="dorder_…" # draft_order.id in the response of POST /admin/draft-orders

curl -X DELETE "http://localhost:9000/admin/draft-orders/$DRAFT_ORDER_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
