# region install
npm install ./packages/plugins/stheno-wishlist-0.1.0.tgz
# endregion

# region secret
echo "WISHLIST_JWT=$(openssl rand -hex 32)" >> .env
# endregion

# region check
VARIANT_ID=$(curl --silent "http://localhost:9000/store/variants?title=HB" |
  grep -o 'variant_[0-9A-Z]*' | head -1)
curl --silent http://localhost:9000/store/customers/me/wishlist \
  --header "Authorization: Bearer $CUSTOMER_TOKEN" \
  --header "Content-Type: application/json" \
  --data "{\"variant_id\": \"$VARIANT_ID\", \"quantity\": 1}" |
  grep -o '"title":"[^"]*"' | head -1
# endregion
