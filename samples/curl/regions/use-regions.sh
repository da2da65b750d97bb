# region list
curl "http://localhost:9000/store/regions"
# endregion

# region prices
REGION_ID="reg_…" # regions[].id in the response of GET /store/regions, where name is Northern Europe

curl "http://localhost:9000/store/products?region_id=$REGION_ID"
# endregion

# region cart
curl -X POST "http://localhost:9000/store/carts" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID",
  "country_code": "se"
}
JSON

CART_ID="cart_…" # cart.id in the response of POST /store/carts
VARIANT_ID="variant_…" # products[].variants[].id in the response of GET /store/products, where title is S

curl -X POST "http://localhost:9000/store/carts/$CART_ID/line-items" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "variant_id": "$VARIANT_ID",
  "quantity": 1
}
JSON

VARIANT_ID="variant_…" # products[].variants[].id in the response of GET /store/products, where title is L

curl -X POST "http://localhost:9000/store/carts/$CART_ID/line-items" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "variant_id": "$VARIANT_ID",
  "quantity": 1
}
JSON
# endregion

# region move
REGION_ID="reg_…" # regions[].id in the response of GET /store/regions, where name is United States

curl -X POST "http://localhost:9000/store/carts/$CART_ID" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "region_id": "$REGION_ID"
}
JSON
# endregion
