# region id
ORDER_ID="order_…" # ID of an order

curl "http://localhost:9000/store/orders/$ORDER_ID"
# endregion

# region cart
CART_ID="cart_…" # order.cart_id in the response of GET /store/orders/{id}

curl "http://localhost:9000/store/orders/cart/$CART_ID"
# endregion

# region number
curl "http://localhost:9000/store/orders?display_id=1&email=ada@example.com"
# endregion

# region account
curl -X POST "http://localhost:9000/store/customers" \
  -H "Content-Type: application/json" \
  -d '{
  "email": "grace@example.com",
  "password": "a-long-passphrase"
}'

curl -X POST "http://localhost:9000/store/auth/token" \
  -H "Content-Type: application/json" \
  -d '{
  "email": "grace@example.com",
  "password": "a-long-passphrase"
}'
# endregion

# region mine
TOKEN="…" # access_token in the response of POST /store/auth/token

curl -G "http://localhost:9000/store/customers/me/orders" \
  --data-urlencode "limit=10" \
  --data-urlencode "payment_status[]=captured" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region wrong
curl "http://localhost:9000/store/orders?display_id=1&email=grace@example.com" \
  -H "Authorization: Bearer $TOKEN"
# endregion
