# region product
curl -X POST "http://localhost:9000/admin/products" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Gift card",
  "is_giftcard": true,
  "discountable": false,
  "status": "published",
  "options": [
    {
      "title": "Value"
    }
  ],
  "variants": [
    {
      "title": "25",
      "manage_inventory": false,
      "prices": [
        {
          "currency_code": "eur",
          "amount": 2500
        }
      ],
      "options": [
        {
          "value": "2500"
        }
      ]
    },
    {
      "title": "50",
      "manage_inventory": false,
      "prices": [
        {
          "currency_code": "eur",
          "amount": 5000
        }
      ],
      "options": [
        {
          "value": "5000"
        }
      ]
    }
  ]
}'
# endregion

# region create
REGION_ID="reg_…" # ID of a region

curl -X POST "http://localhost:9000/admin/gift-cards" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID",
  "value": 5000,
  "ends_at": "2099-12-31T00:00:00Z",
  "metadata": {
    "reason": "Sorry for the delay"
  }
}
JSON
# endregion

# region list
curl "http://localhost:9000/admin/gift-cards" \
  -H "Authorization: Bearer $TOKEN"
# endregion

# region update
GIFT_CARD_ID="gift_…" # gift_cards[].id in the response of GET /admin/gift-cards

curl -X POST "http://localhost:9000/admin/gift-cards/$GIFT_CARD_ID" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "balance": 4000,
  "is_disabled": true
}'
# endregion

# region delete
curl -X DELETE "http://localhost:9000/admin/gift-cards/$GIFT_CARD_ID" \
  -H "Authorization: Bearer $TOKEN"
# endregion
