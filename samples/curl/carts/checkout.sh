# region cart
CART_ID="cart_…" # ID of a cart

curl "http://localhost:9000/store/carts/$CART_ID"
# endregion

# region complete
curl -X POST "http://localhost:9000/store/carts/$CART_ID/complete"
# endregion

# region again
curl -X POST "http://localhost:9000/store/carts/$CART_ID/complete"
# endregion

# region order
curl "http://localhost:9000/store/orders/cart/$CART_ID"
# endregion
