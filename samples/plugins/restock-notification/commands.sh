# region install
npm install ./packages/plugins/stheno-restock-notification-0.1.0.tgz
# endregion

# region check
VARIANT_ID=$(curl --silent "http://localhost:9000/store/variants?title=HB" |
  grep -o 'variant_[0-9A-Z]*' | head -1)
ITEM_ID=$(curl --silent "http://localhost:9000/admin/inventory-items?sku=PENCIL-HB" \
  --header "Authorization: Bearer $TOKEN" | grep -o 'iitem_[0-9A-Z]*' | head -1)
LOCATION_ID=$(curl --silent http://localhost:9000/admin/stock-locations \
  --header "Authorization: Bearer $TOKEN" | grep -o 'sloc_[0-9A-Z]*' | head -1)
LEVEL=http://localhost:9000/admin/inventory-items/$ITEM_ID/location-levels/$LOCATION_ID
curl --silent --output /dev/null "$LEVEL" \
  --header "Authorization: Bearer $TOKEN" \
  --header "Content-Type: application/json" --data '{"stocked_quantity": 0}'
curl --silent --output /dev/null \
  "http://localhost:9000/restock-notifications/variants/$VARIANT_ID" \
  --header "Content-Type: application/json" --data '{"email": "ada@example.com"}'
curl --silent --output /dev/null "$LEVEL" \
  --header "Authorization: Bearer $TOKEN" \
  --header "Content-Type: application/json" --data '{"stocked_quantity": 20}'
# endregion

# region sent
sleep 6
curl --silent http://localhost:9000/mails | grep -o 'ada@example.com' | head -1
# endregion
