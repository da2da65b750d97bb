# region products
curl -X POST "http://localhost:9000/admin/products" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Rain coat",
  "status": "published",
  "options": [
    {
      "title": "Size"
    }
  ],
  "variants": [
    {
      "title": "S",
      "sku": "COAT-S",
      "manage_inventory": false,
      "prices": [
        {
          "currency_code": "eur",
          "amount": 7900
        }
      ],
      "options": [
        {
          "value": "S"
        }
      ]
    },
    {
      "title": "L",
      "sku": "COAT-L",
      "manage_inventory": false,
      "prices": [
        {
          "currency_code": "eur",
          "amount": 8400
        }
      ],
      "options": [
        {
          "value": "L"
        }
      ]
    }
  ]
}'

curl -X POST "http://localhost:9000/admin/products" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Wool hat",
  "status": "published",
  "tags": [
    {
      "value": "wool"
    }
  ],
  "options": [
    {
      "title": "Size"
    }
  ],
  "variants": [
    {
      "title": "One size",
      "inventory_quantity": 0,
      "prices": [
        {
          "currency_code": "eur",
          "amount": 2500
        }
      ],
      "options": [
        {
          "value": "One size"
        }
      ]
    }
  ]
}'

curl -X POST "http://localhost:9000/admin/products" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Umbrella",
  "status": "published",
  "tags": [
    {
      "value": "rain"
    }
  ],
  "options": [
    {
      "title": "Size"
    }
  ],
  "variants": [
    {
      "title": "One size",
      "inventory_quantity": 0,
      "prices": [
        {
          "currency_code": "eur",
          "amount": 2500
        }
      ],
      "options": [
        {
          "value": "One size"
        }
      ]
    }
  ]
}'

curl -X POST "http://localhost:9000/admin/products" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "title": "Rubber boots",
  "status": "draft",
  "tags": [
    {
      "value": "rain"
    }
  ],
  "options": [
    {
      "title": "Size"
    }
  ],
  "variants": [
    {
      "title": "One size",
      "inventory_quantity": 0,
      "prices": [
        {
          "currency_code": "eur",
          "amount": 2500
        }
      ],
      "options": [
        {
          "value": "One size"
        }
      ]
    }
  ]
}'
# endregion

# region region
curl -X POST "http://localhost:9000/admin/store/currencies/eur" \
  -H "Authorization: Bearer $TOKEN"

curl -X POST "http://localhost:9000/admin/regions" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
  "name": "Northern Europe",
  "currency_code": "eur",
  "tax_rate": 25,
  "payment_providers": [
    "manual"
  ],
  "fulfillment_providers": [
    "manual"
  ],
  "countries": [
    "dk",
    "se"
  ]
}'
# endregion

# region list
curl "http://localhost:9000/store/products?limit=2&order=title&fields=title,handle,thumbnail"
# endregion

# region search
curl "http://localhost:9000/store/products?q=coat"
# endregion

# region filter
curl "http://localhost:9000/store/product-tags?value=rain"

TAG_ID="ptag_…" # product_tags[].id in the response of GET /store/product-tags

curl -G "http://localhost:9000/store/products" \
  --data-urlencode "tags[]=$TAG_ID"
# endregion

# region page
curl "http://localhost:9000/store/products?handle=rain-coat"
# endregion

# region prices
curl "http://localhost:9000/store/regions"

PRODUCT_ID="prod_…" # products[].id in the response of GET /store/products?handle=rain-coat
REGION_ID="reg_…" # regions[].id in the response of GET /store/regions

curl "http://localhost:9000/store/products/$PRODUCT_ID?region_id=$REGION_ID"
# endregion

# region stock
curl -G "http://localhost:9000/store/variants" \
  --data-urlencode "title[]=One size" \
  --data-urlencode "title[]=S"
# endregion
