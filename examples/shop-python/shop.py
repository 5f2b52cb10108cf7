"""A small shop that collects with the checkout page of Pasarela: Python and the SDK, nothing else."""
from __future__ import annotations

import os
import sys
import threading
import uuid
from dataclasses import dataclass
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Callable, Dict
from urllib.parse import parse_qs, urlsplit

# In your own project: pip install pasarela-sdk
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "sdk-python" / "src"))

from pasarela import Pasarela, WebhookVerificationError, verify_webhook  # noqa: E402

PRODUCTS = {
    "cafe": ("Café de Biscucuy, 500 g", "8.50"),
    "cacao": ("Chocolate de Chuao, 70 %", "6.00"),
    "ron": ("Ron añejo, 0,75 l", "24.90"),
}

# Title, text, and whether the customer waits.
OUTCOMES = {
    "PAID": ("Pagado", "Recibimos su pago. Su pedido va en camino.", False),
    "OPEN": ("Falta el pago", "Todavía no recibimos su pago.", False),
    "PROCESSING": (
        "Confirmando el pago",
        "Su banco todavía no confirma. No pague de nuevo: esta página se actualiza sola.",
        True,
    ),
    "PARTIALLY_PAID": ("Pago incompleto", "Recibimos una parte. Falta el resto.", False),
    "EXPIRED": ("Pedido vencido", "El tiempo para pagar terminó. Si ya hizo un Pago Móvil, no pague de nuevo.", False),
    "CANCELED": ("Pedido cancelado", "Usted canceló el pago. Si ya hizo un Pago Móvil, no pague de nuevo.", False),
}


@dataclass
class Order:
    id: str
    name: str
    usd_amount: str
    session_id: str
    pay_url: str
    is_delivered: bool = False


class Shop:
    def __init__(self, pasarela: Pasarela, webhook_secret: str, shop_url: str, deliver: Callable[[Order], None]) -> None:
        self.pasarela = pasarela
        self.webhook_secret = webhook_secret
        self.shop_url = shop_url
        self.deliver = deliver
        # A real shop has them in its database.
        self.orders: Dict[str, Order] = {}
        self.lock = threading.Lock()

    def buy(self, code: str) -> str:
        """Creates the order and its session. The customer pays at the address that it returns."""
        name, usd_amount = PRODUCTS[code]
        order_id = str(uuid.uuid4())
        session = self.pasarela.checkout.sessions.create(
            {
                "usdAmount": usd_amount,
                "description": name,
                "externalRef": order_id,
                "returnUrl": f"{self.shop_url}/orders/{order_id}",
            },
            idempotency_key=f"checkout {order_id}",
        )
        self.orders[order_id] = Order(order_id, name, usd_amount, session["sessionId"], session["url"])
        return session["url"]

    def show(self, order: Order) -> str:
        """The customer returned, or opens the order later. Only the gateway knows whether it was paid: anyone can open this."""
        session = self.pasarela.checkout.sessions.get(order.session_id)
        self.deliver_once(order, session["status"])
        title, text, is_waiting = OUTCOMES[session["status"]]
        links = [link("/", "Ver la tienda")]
        if session["status"] in ("OPEN", "PARTIALLY_PAID"):
            links.insert(0, link(order.pay_url, "Continuar el pago"))
        if "receiptUrl" in session:
            links.insert(0, link(session["receiptUrl"], "Recibo"))
        refresh = '<meta http-equiv="refresh" content="5">' if is_waiting else ""
        line = escape(f"{order.name} · {order.usd_amount} USD")
        return page(title, f"{refresh}<p>{line}</p><p>{text}</p><p>{' · '.join(links)}</p>")

    def receive_event(self, raw_body: bytes, headers) -> None:
        """The gateway reports a payment, also when the customer closed the page and never returned."""
        event = verify_webhook(raw_body, headers, self.webhook_secret)
        if event["event"] == "checkout.paid":
            order = self.orders.get(event["data"].get("externalRef", ""))
            if order and order.session_id == event["data"]["sessionId"]:
                self.deliver_once(order, event["data"]["status"])

    def deliver_once(self, order: Order, status: str) -> None:
        """The event and the return may arrive in any order, and both more than once: the mark decides.

        In a database: `update orders set delivered_at = now() where id = %s and delivered_at is null`, and deliver if it
        changed a row.
        """
        with self.lock:
            if status != "PAID" or order.is_delivered:
                return
            order.is_delivered = True
        self.deliver(order)


def create_server(shop: Shop, port: int) -> ThreadingHTTPServer:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            path = urlsplit(self.path).path
            order = shop.orders.get(path[len("/orders/") :]) if path.startswith("/orders/") else None
            if order:
                self.send_page(shop.show(order))
            elif path == "/":
                self.send_page(page("La tienda", product_list()))
            else:
                missing = '<p>Esta página no existe. <a href="/">Ver la tienda</a></p>'
                self.send_page(page("No existe", missing), 404)

        def do_POST(self) -> None:
            # The bytes as they arrived: the signature covers them.
            body = self.rfile.read(int(self.headers.get("content-length", "0")))
            product = parse_qs(body.decode("utf-8", "replace")).get("product", [""])[0]
            if self.path == "/hooks":
                try:
                    shop.receive_event(body, self.headers)
                    self.send_empty(204)
                except WebhookVerificationError as error:
                    self.log_error("%s", error)
                    self.send_empty(400)
            elif self.path == "/orders" and product in PRODUCTS:
                self.send_empty(303, location=shop.buy(product))
            else:
                self.send_page(page("No existe", "<p>Ese producto no existe.</p>"), 404)

        def send_page(self, html: str, status: int = 200) -> None:
            content = html.encode()
            self.send_response(status)
            self.send_header("content-type", "text/html; charset=utf-8")
            self.send_header("cache-control", "no-store")
            self.send_header("content-length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def send_empty(self, status: int, **headers: str) -> None:
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_request(self, *_about: object) -> None:
            """The addresses of orders stay out of the log."""

    return ThreadingHTTPServer(("localhost", port), Handler)


def product_list() -> str:
    items = (
        f"<li><span>{escape(name)}<br><strong>{usd_amount} USD</strong></span>"
        f'<form method="post" action="/orders"><button name="product" value="{code}">Comprar</button></form></li>'
        for code, (name, usd_amount) in PRODUCTS.items()
    )
    return f"<ul>{''.join(items)}</ul>"


STYLE = """body { font: 1rem/1.5 system-ui; max-width: 32rem; margin: 0 auto; padding: 1rem }
ul { list-style: none; padding: 0 } li { display: flex; justify-content: space-between; padding: .75rem 0 }
button { font: inherit; padding: .6rem 1rem; border: 0; border-radius: .5rem; background: #0b6171; color: #fff }"""


def page(title: str, body: str) -> str:
    return (
        '<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1>{body}</body></html>"
    )


def link(url: str, text: str) -> str:
    return f'<a href="{escape(url)}">{text}</a>'


def main() -> None:
    key, secret = os.environ.get("PASARELA_KEY"), os.environ.get("PASARELA_WEBHOOK_SECRET")
    if not key or not secret:
        sys.exit("Set PASARELA_KEY and PASARELA_WEBHOOK_SECRET.")
    port = int(os.environ.get("PORT", "3000"))
    shop_url = os.environ.get("SHOP_URL", f"http://localhost:{port}")
    pasarela = Pasarela(key, os.environ.get("PASARELA_URL", "http://localhost:8080"))

    def deliver(order: Order) -> None:
        print(f"delivered: {order.name} for order {order.id}", flush=True)

    server = create_server(Shop(pasarela, secret, shop_url, deliver), port)
    print(f"The shop is open: {shop_url}", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        server.server_close()


if __name__ == "__main__":
    main()
