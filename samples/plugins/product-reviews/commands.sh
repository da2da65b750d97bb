# region install
npm install ./packages/plugins/stheno-product-reviews-0.1.0.tgz
# endregion

# region check
PRODUCT_ID=$(curl --silent "http://localhost:9000/store/products?handle=pencil" |
  grep -o 'prod_[0-9A-Z]*' | head -1)
curl --silent "http://localhost:9000/store/products/$PRODUCT_ID/reviews" \
  --header "Authorization: Bearer $CUSTOMER_TOKEN" \
  --header "Content-Type: application/json" \
  --data '{"rating": 5, "content": "It writes."}' | grep -o '"status":"[a-z]*"'
# endregion
