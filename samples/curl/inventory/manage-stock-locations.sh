# region create
curl -X POST "http://localhost:9000/admin/stock-locations" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Harbor depot",
  "address": {
    "address_1": "Quay 7",
    "city": "Aarhus",
    "postal_code": "8000",
    "country_code": "dk"
  }
}'
# endregion

# region list
curl "http://localhost:9000/admin/stock-locations?expand=address,sales_channels" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region link
curl "http://localhost:9000/admin/sales-channels" \
  -H "Authorization: Bearer $TOKEN"

SALES_CHANNEL_ID="sc_…" # sales_channels[].id in the response of GET /admin/sales-channels
LOCATION_ID="sloc_…" # stock_locations[].id in the response of GET /admin/stock-locations

curl -X POST "http://localhost:9000/admin/sales-channels/$SALES_CHANNEL_ID/stock-locations" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "location_id": "$LOCATION_ID"
}
JSON

STOCK_LOCATION_ID="sloc_…" # stock_locations[].id in the response of GET /admin/stock-locations

curl "http://localhost:9000/admin/stock-locations/$STOCK_LOCATION_ID?expand=sales_channels" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region update
curl -X POST "http://localhost:9000/admin/stock-locations/$STOCK_LOCATION_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Depot at the harbor",
  "metadata": {
    "opens": "06:00"
  }
}'
# endregion

# region unlink
curl -X DELETE "http://localhost:9000/admin/sales-channels/$SALES_CHANNEL_ID/stock-locations" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "location_id": "$LOCATION_ID"
}
JSON

curl -X DELETE "http://localhost:9000/admin/stock-locations/$STOCK_LOCATION_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
