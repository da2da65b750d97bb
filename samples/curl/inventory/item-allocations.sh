# region create
curl -X POST "http://localhost:9000/admin/products" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Wool hat",
  "status": "published",
  "options": [
    {
      "title": "Size"
    }
  ],
  "variants": [
    {
      "title": "One size",
      "sku": "HAT",
      "prices": [
        {
          "currency_code": "eur",
          "amount": 2500
        }
      ],
      "options": [
        {
          "value": "One size"
        }
      ]
    }
  ]
}'

curl "http://localhost:9000/admin/sales-channels" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/inventory-items?sku=HAT" \
  -H "Authorization: Bearer $TOKEN"

curl -X POST "http://localhost:9000/admin/stock-locations" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Harbor depot"
}'

SALES_CHANNEL_ID="sc_…" # sales_channels[].id in the response of GET /admin/sales-channels
LOCATION_ID="sloc_…" # stock_location.id in the response of POST /admin/stock-locations

curl -X POST "http://localhost:9000/admin/sales-channels/$SALES_CHANNEL_ID/stock-locations" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "location_id": "$LOCATION_ID"
}
JSON

INVENTORY_ITEM_ID="iitem_…" # inventory_items[].id in the response of GET /admin/inventory-items

curl -X POST "http://localhost:9000/admin/inventory-items/$INVENTORY_ITEM_ID/location-levels" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "location_id": "$LOCATION_ID",
  "stocked_quantity": 10
}
JSON
# endregion

# region place
REGION_ID="reg_…" # ID of a region
VARIANT_ID="variant_…" # inventory_items[].variants[].id in the response of GET /admin/inventory-items

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
    "country_code": "dk"
  }
}'

OPTION_ID="so_…" # ID of the shipping option "Parcel"

curl -X POST "http://localhost:9000/store/carts/$CART_ID/shipping-methods" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "option_id": "$OPTION_ID"
}
JSON

curl -X POST "http://localhost:9000/store/carts/$CART_ID/payment-sessions"

curl -X POST "http://localhost:9000/store/carts/$CART_ID/complete"

curl -X POST "http://localhost:9000/admin/stock-locations" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Town shop"
}'

LOCATION_ID="sloc_…" # stock_location.id in the response of POST /admin/stock-locations, where name is Town shop

curl -X POST "http://localhost:9000/admin/sales-channels/$SALES_CHANNEL_ID/stock-locations" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "location_id": "$LOCATION_ID"
}
JSON

curl -X POST "http://localhost:9000/admin/inventory-items/$INVENTORY_ITEM_ID/location-levels" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "location_id": "$LOCATION_ID",
  "stocked_quantity": 4
}
JSON
# endregion

# region list
ORDER_ID="order_…" # data.id in the response of POST /store/carts/{id}/complete

curl "http://localhost:9000/admin/orders/$ORDER_ID/reservations" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region move
RESERVATION_ID="resitem_…" # reservations[].id in the response of GET /admin/orders/{id}/reservations

curl -X POST "http://localhost:9000/admin/reservations/$RESERVATION_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "location_id": "$LOCATION_ID"
}
JSON
# endregion

# region release
curl -X DELETE "http://localhost:9000/admin/reservations/$RESERVATION_ID" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/orders/$ORDER_ID/reservations" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region reserve
LINE_ITEM_ID="item_…" # reservation.line_item_id in the response of POST /admin/reservations/{id}

curl -X POST "http://localhost:9000/admin/orders/$ORDER_ID/line-items/$LINE_ITEM_ID/reserve" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/orders/$ORDER_ID/reservations" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region fulfill
ITEM_ID="item_…" # reservations[].line_item_id in the response of GET /admin/orders/{id}/reservations
LOCATION_ID="sloc_…" # stock_location.id in the response of POST /admin/stock-locations, where name is Harbor depot

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
  ],
  "location_id": "$LOCATION_ID"
}
JSON

curl "http://localhost:9000/admin/orders/$ORDER_ID/reservations" \
  -H "Authorization: Bearer $TOKEN"

curl "http://localhost:9000/admin/inventory-items/$INVENTORY_ITEM_ID/location-levels" \
  -H "Authorization: Bearer $TOKEN"
# endregion
