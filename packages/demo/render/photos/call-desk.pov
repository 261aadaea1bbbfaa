#include "common.inc"
#include "room.inc"
#declare R = seed(31);
camera { location <0.75,1.42,-1.35> look_at <-0.02,0.86,0.1> right x*image_width/image_height angle 62 }
DaylightRoom(<0.66,0.68,0.70>, BlueCarpet)
#macro CallScreen() union {
  object { Screen(0.54, 0.31, FormGlass) }
  box { <-0.27,0.285,-0.002>, <0.27,0.325,-0.001> pigment { rgb <0.03,0.16,0.35> } finish { emission 0.5 } }
  box { <-0.27,0.015,-0.002>, <-0.19,0.285,-0.001> pigment { rgb <0.75,0.8,0.86> } finish { emission 0.5 } }
  #for (I, 0, 7) box { <-0.17,0.25-I*0.03,-0.002>, <-0.12+0.04*rand(R),0.258-I*0.03,-0.001> pigment { rgb 0.3 } finish { emission 0.3 } }
    box { <-0.05,0.247-I*0.03,-0.002>, <0.12,0.262-I*0.03,-0.001> pigment { rgb 0.8 } finish { emission 0.4 } } #end
  box { <0.15,0.06,-0.002>, <0.25,0.26,-0.001> pigment { gradient y color_map { [0.8 rgb <1,0.97,0.85>] [0.8 rgb 0.5] } scale 0.026 } finish { emission 0.4 } }
} #end
object { Soft(<-0.95,0.7,-0.4>, <0.95,0.73,0.42>, 0.01) Flat(<0.72,0.70,0.66>) }
object { Soft(<-0.97,0,-0.42>, <-0.93,1.25,0.48>, 0.012) Carpet(<0.1,0.22,0.35>) }
object { Soft(<-0.97,0,0.44>, <1.6,1.25,0.48>, 0.012) Carpet(<0.1,0.22,0.35>) }
object { Soft(<0.93,0,-0.42>, <0.97,1.25,0.48>, 0.012) Carpet(<0.1,0.22,0.35>) }
object { CallScreen() translate <-0.12,0.88,0.2> }
object { Keyboard() rotate y*4 translate <-0.35,0.731,-0.2> }
sphere { 0, 1 scale <0.032,0.018,0.055> texture { Plastic } translate <0.2,0.735,-0.13> }
union { torus { 0.085, 0.008 rotate x*90 texture { Plastic } clipped_by { plane { -y, 0.02 } } } #for (S, -1, 1, 2) object { Soft(<-0.014,-0.035,-0.035>, <0.014,0.035,0.035>, 0.013) texture { Plastic } translate <0.087*S,-0.025,0> } #end
  cylinder { <0.087,-0.04,0>, <0.05,-0.1,-0.05>, 0.004 texture { Plastic } } sphere { <0.05,-0.1,-0.05>, 0.013 texture { Plastic } } rotate x*78 rotate y*25 translate <0.43,0.77,-0.12> }
lathe { linear_spline 6, <0,0>,<0.038,0>,<0.042,0.095>,<0.038,0.095>,<0.034,0.008>,<0,0.008> pigment { rgb <0.7,0.2,0.08> } finish { specular 0.6 roughness 0.02 } translate <0.62,0.73,0.1> }
torus { 0.026, 0.006 rotate x*90 pigment { rgb <0.7,0.2,0.08> } translate <0.67,0.78,0.1> }
#for (I, 0, 4) box { <0,0,0>, <0.075,0.075,0.001> pigment { rgb OneOf(mod(I,3), <0.95,0.85,0.3>, <0.95,0.55,0.6>, <0.55,0.85,0.6>) } rotate z*(rand(R)*10-5) translate <-0.75+I*0.1*(I<2)+1.0*(I>1)+(I-2)*0.1*(I>1),1.04+0.05*rand(R),0.435> } #end
box { <0,0,0>, <0.21,0.297,0.001> Flat(<0.88,0.88,0.86>) translate <-0.78,0.9,0.436> }
#for (I, 0, 10) box { <-0.76,1.15-I*0.02,0.4345>, <-0.64+0.05*rand(R),1.154-I*0.02,0.4355> pigment { rgb 0.2 } } #end
union { box { <0,0,0>, <0.21,0.012,0.297> Flat(<0.9,0.9,0.88>) } #for (I, 0, 11) box { <0.02,0.0121,0.27-I*0.02>, <0.08+0.1*rand(R),0.0123,0.273-I*0.02> pigment { rgb <0.05,0.08,0.4> } } #end rotate y*-16 translate <-0.78,0.73,-0.3> }
object { OfficeChair(<0.05,0.05,0.06>) rotate y*160 translate <-0.75,0,-1.0> }
object { Plant(1.9, 1.6) }
