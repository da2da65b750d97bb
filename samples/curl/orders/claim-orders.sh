# region before
curl -X POST "http://localhost:9000/store/customers" \
  -H "Content-Type: application/json" \
  -d '{
  "email": "ada.byron@example.com",
  "password": "a-long-passphrase",
  "first_name": "Ada",
  "last_name": "Byron"
}'

curl -X POST "http://localhost:9000/store/auth/token" \
  -H "Content-Type: application/json" \
  -d '{
  "email": "ada.byron@example.com",
  "password": "a-long-passphrase"
}'

TOKEN="…" # access_token in the response of POST /store/auth/token

curl "http://localhost:9000/store/customers/me/orders" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region ask
ORDER_ID="order_…" # ID of an order

curl -X POST "http://localhost:9000/store/orders/batch/customer/token" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "order_ids": [
    "$ORDER_ID"
  ]
}
JSON
# endregion

# region confirm
MAILED_TOKEN="…" # token in the link of the email

curl -X POST "http://localhost:9000/store/orders/customer/confirm" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "token": "$MAILED_TOKEN"
}
JSON

curl "http://localhost:9000/store/customers/me/orders" \
  -H "Authorization: Bearer $TOKEN"
# endregion
