"""The icons of the installed app as PNG, drawn by Chromium from the SVG of the page: ``python -m tools.app_icons``.

Systems that take no SVG need them. They change only with the drawing.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
ICONS = {
    "icon-192.png": ("favicon.svg", 192),
    "icon-512.png": ("favicon.svg", 512),
    "icon-180.png": ("icon-mask.svg", 180),
}


def main() -> None:
    from tests.page.house import chromium

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name, (drawing, size) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (PUBLIC / drawing).read_text(encoding="utf-8")
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{svg}")
            page.screenshot(path=PUBLIC / name, omit_background=True)
            print(f"{name}: {(PUBLIC / name).stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()
