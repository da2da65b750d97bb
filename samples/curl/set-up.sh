# region everyone
curl "http://localhost:9000/store/regions"
# endregion

# region admin
TOKEN=$(curl --silent "http://localhost:9000/admin/auth/token" \
  -H "Content-Type: application/json" \
  -d '{ "email": "admin@example.com", "password": "supersecret" }' |
  sed 's/.*"access_token":"\([^"]*\)".*/\1/')
# endregion

# region key
PUBLISHABLE_KEY="pk_…" # publishable API key, see Settings in the dashboard

curl "http://localhost:9000/store/products" \
  -H "x-publishable-api-key: $PUBLISHABLE_KEY"
# endregion
