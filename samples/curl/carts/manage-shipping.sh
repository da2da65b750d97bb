# region profile
curl -X POST "http://localhost:9000/admin/shipping-profiles" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Freight",
  "type": "custom"
}'

curl "http://localhost:9000/admin/shipping-profiles" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region product
curl "http://localhost:9000/admin/products?q=coat" \
  -H "Authorization: Bearer $TOKEN"

SHIPPING_PROFILE_ID="sp_…" # shipping_profiles[].id in the response of GET /admin/shipping-profiles, where name is Freight
PRODUCT_ID="prod_…" # products[].id in the response of GET /admin/products

curl -X POST "http://localhost:9000/admin/shipping-profiles/$SHIPPING_PROFILE_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "products": [
    "$PRODUCT_ID"
  ]
}
JSON

curl "http://localhost:9000/admin/products/$PRODUCT_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region option
REGION_ID="reg_…" # ID of a region
PROFILE_ID="sp_…" # shipping_profile.id in the response of POST /admin/shipping-profiles

curl -X POST "http://localhost:9000/admin/shipping-options" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "name": "On a pallet",
  "region_id": "$REGION_ID",
  "profile_id": "$PROFILE_ID",
  "provider_id": "manual",
  "data": {
    "id": "manual-fulfillment"
  },
  "price_type": "flat_rate",
  "amount": 4000
}
JSON
# endregion

# region list
curl "http://localhost:9000/admin/shipping-options?region_id=$REGION_ID&is_return=false" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region update
SHIPPING_OPTION_ID="so_…" # shipping_options[].id in the response of GET /admin/shipping-options, where name is On a pallet

curl -X POST "http://localhost:9000/admin/shipping-options/$SHIPPING_OPTION_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "amount": 3500,
  "requirements": [
    {
      "type": "min_subtotal",
      "amount": 5000
    }
  ]
}'
# endregion

# region return
curl -X POST "http://localhost:9000/admin/shipping-options" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "name": "Pick up",
  "region_id": "$REGION_ID",
  "profile_id": "$PROFILE_ID",
  "provider_id": "manual",
  "data": {
    "id": "manual-fulfillment-return"
  },
  "price_type": "flat_rate",
  "amount": 2000,
  "is_return": true
}
JSON
# endregion

# region delete
SHIPPING_OPTION_ID="so_…" # shipping_option.id in the response of POST /admin/shipping-options, where name is Pick up

curl -X DELETE "http://localhost:9000/admin/shipping-options/$SHIPPING_OPTION_ID" \
  -H "Authorization: Bearer $TOKEN"

SHIPPING_OPTION_ID="so_…" # shipping_options[].id in the response of GET /admin/shipping-options, where name is On a pallet

curl -X DELETE "http://localhost:9000/admin/shipping-options/$SHIPPING_OPTION_ID" \
  -H "Authorization: Bearer $TOKEN"

curl -X DELETE "http://localhost:9000/admin/shipping-profiles/$SHIPPING_PROFILE_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
