"""As much of Flask and Django as the recipes use, where they are not installed, and a driver for both.

Deliveries come from a JSON file; statuses and what was kept go to standard output.
"""

import importlib
import json
import sys
import types


class Headers(dict):
    """Finds names in any case, as the frameworks' own do."""

    def get(self, name, default=None):
        return super().get(name.lower(), default)

    def __getitem__(self, name):
        return super().__getitem__(name.lower())


def module(name, **members):
    made = types.ModuleType(name)
    made.__dict__.update(members)
    sys.modules[name] = made
    return made


def run_flask(deliveries):
    try:
        importlib.import_module("flask")
    except ImportError:
        request = types.SimpleNamespace()

        class Flask:
            def __init__(self, _name):
                self.views = {}

            def post(self, path):
                return lambda view: self.views.setdefault(path, view)

        module("flask", Flask=Flask, request=request)
        hooks = importlib.import_module("hooks")
        statuses = []
        for delivery in deliveries:
            body = delivery["body"].encode()
            request.get_data = lambda body=body: body
            request.headers = Headers(delivery["headers"])
            statuses.append(hooks.app.views["/hooks"]()[1])
        return statuses, hooks.kept
    hooks = importlib.import_module("hooks")
    client = hooks.app.test_client()
    post = lambda each: client.post("/hooks", data=each["body"].encode(), headers=each["headers"])
    return [post(each).status_code for each in deliveries], hooks.kept


def run_django(deliveries):
    try:
        importlib.import_module("django")
    except ImportError:
        same = lambda view: view
        response = lambda status: types.SimpleNamespace(status_code=status)
        for name in ("django", "django.views", "django.views.decorators"):
            module(name)
        module("django.http", HttpResponse=response)
        module("django.views.decorators.csrf", csrf_exempt=same)
        module("django.views.decorators.http", require_POST=same)
        make = lambda each: types.SimpleNamespace(body=each["body"].encode(), headers=Headers(each["headers"]))
    else:
        from django.conf import settings

        settings.configure()
        from django.test import RequestFactory

        def make(each):
            headers = {f"HTTP_{name.upper().replace('-', '_')}": value for name, value in each["headers"].items()}
            return RequestFactory().post("/hooks", each["body"].encode(), content_type="application/json", **headers)

    views = importlib.import_module("views")
    return [views.hooks(make(each)).status_code for each in deliveries], views.kept


runs = {"flask": run_flask, "django": run_django}
with open(sys.argv[1], encoding="utf-8") as file:
    statuses, kept = runs[sys.argv[2]](json.load(file))
print(json.dumps({"statuses": statuses, "kept": list(kept.values())}))
