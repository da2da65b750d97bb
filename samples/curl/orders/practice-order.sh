# region store
curl "http://localhost:9000/admin/store" \
  -H "Authorization: Bearer $TOKEN"

curl -X POST "http://localhost:9000/admin/store/currencies/eur" \
  -H "Authorization: Bearer $TOKEN"

curl -X POST "http://localhost:9000/admin/regions" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Northern Europe",
  "currency_code": "eur",
  "tax_rate": 25,
  "payment_providers": [
    "manual"
  ],
  "fulfillment_providers": [
    "manual"
  ],
  "countries": [
    "dk",
    "se"
  ]
}'

curl "http://localhost:9000/admin/shipping-profiles" \
  -H "Authorization: Bearer $TOKEN"

REGION_ID="reg_…" # region.id in the response of POST /admin/regions
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
  "amount": 500
}
JSON

curl -X POST "http://localhost:9000/admin/shipping-options" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "name": "Parcel back",
  "region_id": "$REGION_ID",
  "provider_id": "manual",
  "data": {
    "id": "manual-fulfillment-return"
  },
  "price_type": "flat_rate",
  "amount": 300,
  "is_return": true
}
JSON

curl -X POST "http://localhost:9000/admin/products" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Rain coat",
  "status": "published",
  "options": [
    {
      "title": "Size"
    }
  ],
  "variants": [
    {
      "title": "S",
      "sku": "COAT-S",
      "manage_inventory": false,
      "prices": [
        {
          "currency_code": "eur",
          "amount": 7900
        }
      ],
      "options": [
        {
          "value": "S"
        }
      ]
    },
    {
      "title": "L",
      "sku": "COAT-L",
      "manage_inventory": false,
      "prices": [
        {
          "currency_code": "eur",
          "amount": 8400
        }
      ],
      "options": [
        {
          "value": "L"
        }
      ]
    }
  ]
}'
# endregion

# region place
VARIANT_ID="variant_…" # product.variants[].id in the response of POST /admin/products, where title is S

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

curl -X POST "http://localhost:9000/store/carts/$CART_ID" \
  -H "Content-Type: application/json" \
  -d '{
  "email": "ada@example.com",
  "shipping_address": {
    "first_name": "Ada",
    "last_name": "Byron",
    "address_1": "Main Street 1",
    "city": "Aarhus",
    "postal_code": "8000",
    "country_code": "dk"
  }
}'

OPTION_ID="so_…" # shipping_option.id in the response of POST /admin/shipping-options, where name is Parcel

curl -X POST "http://localhost:9000/store/carts/$CART_ID/shipping-methods" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "option_id": "$OPTION_ID"
}
JSON

curl -X POST "http://localhost:9000/store/carts/$CART_ID/payment-sessions"

curl -X POST "http://localhost:9000/store/carts/$CART_ID/complete"
# endregion

# region ship
ORDER_ID="order_…" # data.id in the response of POST /store/carts/{id}/complete

curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/capture" \
  -H "Authorization: Bearer $TOKEN"

ITEM_ID="item_…" # order.items[].id in the response of POST /admin/orders/{id}/capture

curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/fulfillment" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "items": [
    {
      "item_id": "$ITEM_ID",
      "quantity": 2
    }
  ]
}
JSON

FULFILLMENT_ID="ful_…" # order.fulfillments[].id in the response of POST /admin/orders/{id}/fulfillment

curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/shipment" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "fulfillment_id": "$FULFILLMENT_ID"
}
JSON
# endregion
