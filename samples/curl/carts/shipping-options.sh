# region offers
curl "http://localhost:9000/admin/regions" \
  -H "Authorization: Bearer $TOKEN"

REGION_ID="reg_…" # regions[].id in the response of GET /admin/regions

curl "http://localhost:9000/admin/regions/$REGION_ID/fulfillment-options" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region create
curl "http://localhost:9000/admin/shipping-profiles" \
  -H "Authorization: Bearer $TOKEN"

PROFILE_ID="sp_…" # shipping_profiles[].id in the response of GET /admin/shipping-profiles, where type is default

curl -X POST "http://localhost:9000/admin/shipping-options" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "name": "Parcel",
  "region_id": "$REGION_ID",
  "profile_id": "$PROFILE_ID",
  "provider_id": "manual",
  "data": {
    "id": "manual-fulfillment"
  },
  "price_type": "flat_rate",
  "amount": 500,
  "requirements": [
    {
      "type": "max_subtotal",
      "amount": 10000
    }
  ]
}
JSON

curl -X POST "http://localhost:9000/admin/shipping-options" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "name": "Free parcel",
  "region_id": "$REGION_ID",
  "profile_id": "$PROFILE_ID",
  "provider_id": "manual",
  "data": {
    "id": "manual-fulfillment"
  },
  "price_type": "flat_rate",
  "amount": 0,
  "requirements": [
    {
      "type": "min_subtotal",
      "amount": 10000
    }
  ]
}
JSON
# endregion

# region effect
curl "http://localhost:9000/admin/variants?q=COAT-S" \
  -H "Authorization: Bearer $TOKEN"

VARIANT_ID="variant_…" # variants[].id in the response of GET /admin/variants

curl -X POST "http://localhost:9000/store/carts" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID",
  "items": [
    {
      "variant_id": "$VARIANT_ID",
      "quantity": 1
    }
  ]
}
JSON

CART_ID="cart_…" # cart.id in the response of POST /store/carts

curl "http://localhost:9000/store/shipping-options/$CART_ID"

curl -X POST "http://localhost:9000/store/carts" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID",
  "items": [
    {
      "variant_id": "$VARIANT_ID",
      "quantity": 2
    }
  ]
}
JSON

CART_ID="cart_…" # cart.id in the response of POST /store/carts

curl "http://localhost:9000/store/shipping-options/$CART_ID"
# endregion
