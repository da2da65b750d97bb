# region list
curl "http://localhost:9000/admin/currencies?code=eur" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region add
curl -X POST "http://localhost:9000/admin/store/currencies/eur" \
  -H "Authorization: Bearer $TOKEN"

curl -X POST "http://localhost:9000/admin/store/currencies/dkk" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region default
curl -X POST "http://localhost:9000/admin/store" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "default_currency_code": "eur",
  "currencies": [
    "eur",
    "dkk"
  ]
}'
# endregion

# region tax
curl -X POST "http://localhost:9000/admin/currencies/eur" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "includes_tax": true
}'
# endregion

# region remove
curl -X DELETE "http://localhost:9000/admin/store/currencies/dkk" \
  -H "Authorization: Bearer $TOKEN"
# endregion
