# region id
ORDER_ID="order_…" # ID of an order

curl "http://localhost:9000/store/orders/$ORDER_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region cart
CART_ID="cart_…" # order.cart_id in the response of GET /store/orders/{id}

curl "http://localhost:9000/store/orders/cart/$CART_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region number
curl "http://localhost:9000/store/orders?display_id=1&email=ada@example.com" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region mine
curl -G "http://localhost:9000/store/customers/me/orders" \
  --data-urlencode "limit=10" \
  --data-urlencode "payment_status[]=captured" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region wrong
curl "http://localhost:9000/store/orders?display_id=1&email=grace@example.com" \
  -H "Authorization: Bearer $TOKEN"
# endregion
