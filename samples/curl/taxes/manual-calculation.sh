# region without
CART_ID="cart_…" # ID of a cart

curl "http://localhost:9000/store/carts/$CART_ID"
# endregion

# region with
curl -X POST "http://localhost:9000/store/carts/$CART_ID/taxes"
# endregion
