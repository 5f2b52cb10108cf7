"""Lists that are fetched page by page while they are read."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Dict, Generic, Iterator, List, Mapping, Optional, TypeVar

Item = TypeVar("Item")


@dataclass(frozen=True)
class Page(Generic[Item]):
    items: List[Item]
    #: The `cursor` of the next query; None on the last page.
    next_cursor: Optional[str]


class Pages(Generic[Item]):
    """`for item in pages` reads all of them, `page()` one page, `pages()` page after page."""

    def __init__(self, fetch: Callable[[Dict[str, Any]], Any], query: Mapping[str, Any]) -> None:
        self._fetch = fetch
        self._query = dict(query)

    def page(self) -> Page[Item]:
        return self._get(self._query.get("cursor"))

    def pages(self) -> Iterator[Page[Item]]:
        cursor = self._query.get("cursor")
        while True:
            page = self._get(cursor)
            yield page
            cursor = page.next_cursor
            if cursor is None:
                return

    def __iter__(self) -> Iterator[Item]:
        for page in self.pages():
            yield from page.items

    def _get(self, cursor: Optional[str]) -> Page[Item]:
        body = self._fetch({**self._query, "cursor": cursor})
        return Page(items=body["items"], next_cursor=body["nextCursor"])
