# region register
curl -X POST "http://localhost:9000/store/customers" \
  -H "Content-Type: application/json" \
  -d '{
  "email": "grace.hopper@example.com",
  "password": "a-long-passphrase",
  "first_name": "Grace",
  "last_name": "Hopper"
}'
# endregion

# region exists
curl "http://localhost:9000/store/auth/grace.hopper%40example.com"
# endregion

# region login
curl -X POST "http://localhost:9000/store/auth/token" \
  -H "Content-Type: application/json" \
  -d '{
  "email": "grace.hopper@example.com",
  "password": "a-long-passphrase"
}'

TOKEN="…" # access_token in the response of POST /store/auth/token

curl "http://localhost:9000/store/customers/me" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region change
curl -X POST "http://localhost:9000/store/customers/me" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "phone": "+45 12 34 56 78",
  "metadata": {
    "shoe_size": 38
  }
}'
# endregion

# region address
curl -X POST "http://localhost:9000/store/customers/me/addresses" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "address": {
    "first_name": "Grace",
    "last_name": "Hopper",
    "address_1": "Harbor 2",
    "city": "Aarhus",
    "postal_code": "8000",
    "country_code": "dk"
  }
}'
# endregion

# region change-address
ADDRESS_ID="addr_…" # customer.shipping_addresses[].id in the response of POST /store/customers/me/addresses

curl -X POST "http://localhost:9000/store/customers/me/addresses/$ADDRESS_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "address_1": "Harbor 4"
}'
# endregion

# region orders
curl "http://localhost:9000/store/customers/me/orders?limit=10" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region forgot
curl -X POST "http://localhost:9000/store/customers/password-token" \
  -H "Content-Type: application/json" \
  -d '{
  "email": "grace.hopper@example.com"
}'
# endregion

# region reset
MAILED_TOKEN="…" # token in the link of the email

curl -X POST "http://localhost:9000/store/customers/password-reset" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "email": "grace.hopper@example.com",
  "token": "$MAILED_TOKEN",
  "password": "another-long-passphrase"
}
JSON
# endregion
